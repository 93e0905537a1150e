/* What a line tells, put together: whole states, and changes that each stand on the state before. */

import type { Change, Json, State } from './protocol';

/** Whether this change can be made to the state that is held; if not, one before it was lost. */
export function fits(state: State, change: Change): boolean {
	return state.n === change.on && state.view.language === change.language;
}

/** The state that comes of a change; the one before stays as it was. */
export function changed(state: State, change: Change): State {
	const { on: _on, language: _language, ...told } = change;
	let view: unknown = state.view;
	for (const [place, members] of Object.entries(change.view)) view = put(view, place === '' ? [] : place.split('/'), members);
	return { ...state, ...told, is: 'state', view: view as State['view'] };
}

/** The same thing, with other members in what lies at the end of this path. */
function put(thing: unknown, path: readonly string[], members: Json): unknown {
	const [first, ...rest] = path;
	if (first === undefined) return { ...(thing as Json), ...members };
	if (Array.isArray(thing)) return thing.map((each: unknown, place) => (place === Number(first) ? put(each, rest, members) : each));
	return { ...(thing as Json), [first]: put((thing as Json)[first], rest, members) };
}
