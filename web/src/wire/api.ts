/* The HTTP part of the protocol. */

import { say } from '../text/text.svelte';
import type { Problem } from './protocol';

/** What the server did not like, in one sentence of its own; `offline` when it could not be reached. */
export class ProblemError extends Error {
	constructor(
		readonly code: string,
		readonly text: string,
		readonly status: number,
	) {
		super(text);
	}
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
	const request: RequestInit = { method };
	if (body !== undefined) {
		request.headers = { 'Content-Type': 'application/json' };
		request.body = JSON.stringify(body);
	}
	let answer: Response;
	try {
		answer = await fetch(path, request);
	} catch {
		throw new ProblemError('offline', say('web-offline'), 0);
	}
	if (!answer.ok) {
		const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
		throw new ProblemError(problem.code ?? 'unknown', problem.text ?? say('web-went-wrong'), answer.status);
	}
	return (answer.status === 204 ? undefined : await answer.json()) as T;
}

export const api = {
	get: <T>(path: string): Promise<T> => call<T>('GET', path),
	post: <T>(path: string, body: unknown = {}): Promise<T> => call<T>('POST', path, body),
};

/** The sentence to show for whatever was thrown. */
export function sentenceOf(thrown: unknown): string {
	return thrown instanceof ProblemError ? thrown.text : say('web-went-wrong');
}
