/* The deck on the bench: every change can be taken back, is checked by the server, and outlives the page. */

import { recall, remember } from '../../../kit/memory';
import { language } from '../../../text/text.svelte';
import { api, sentenceOf } from '../../../wire/api';
import type { CheckedDeck, DeckInfo, DeckSummary, DeckVersion, KeptDeck } from '../../../wire/protocol';
import type { Face, Key } from '../board';
import { added, alike, type Deck, EMPTY, type FaceOf, numbered, taken } from './deck';

export const GAME = 'tcg';
const PLACE = 'onetable.tcg.bench.';
/** how many steps can be taken back after the page was loaded anew */
const KEPT_STEPS = 40;
/** milliseconds in which further changes are waited for before the deck is checked */
const PAUSE = 90;

interface Draft {
	deck: Deck;
	past: Deck[];
	future: Deck[];
}

/** A deck as the server has it. */
export const asDeck = (data: unknown): Deck => ({ ...EMPTY, ...(data as Partial<Deck>) });

export class Bench {
	deck = $state.raw<Deck>(EMPTY);
	info = $state.raw<DeckInfo | null>(null);
	history = $state.raw<DeckVersion[]>([]);
	summary = $state.raw<DeckSummary | null>(null);
	/** the deck as a list */
	written = $state('');
	busy = $state(false);
	problem = $state('');
	/** what was not saved has come back */
	restored = $state(false);
	#saved = $state.raw<Deck>(EMPTY);
	#past = $state.raw<Deck[]>([]);
	#future = $state.raw<Deck[]>([]);
	#turn = 0;
	#saving: Promise<boolean> | undefined;
	#waiting: ReturnType<typeof setTimeout> | undefined;

	/** what is on the bench is not what was saved last */
	get unsaved(): boolean {
		return !alike(this.deck, this.#saved);
	}

	get mayUndo(): boolean {
		return this.#past.length > 0;
	}

	get mayRedo(): boolean {
		return this.#future.length > 0;
	}

	get #place(): string {
		return PLACE + (this.info?.id ?? 'new');
	}

	/** Put a kept deck on the bench, or a new one that begins with this. */
	lay(kept: KeptDeck | null, first: Deck = EMPTY): void {
		this.info = kept?.info ?? null;
		this.history = kept?.history ?? [];
		this.#saved = kept ? asDeck(kept.info.deck) : EMPTY;
		this.deck = kept ? this.#saved : first;
		this.summary = kept?.info.summary ?? null;
		const draft = this.#recall();
		// a new deck that begins with another one takes the place of what was left on the bench
		const returns = draft !== null && !alike(draft.deck, this.#saved) && (kept !== null || first === EMPTY);
		[this.#past, this.#future] = returns ? [draft.past, draft.future] : [[], []];
		if (returns) this.deck = draft.deck;
		this.restored = returns && kept !== null;
		this.#keep();
	}

	add(face: Face, of: FaceOf): void {
		this.change(added(this.deck, face, of));
	}

	take(key: Key): void {
		this.change(taken(this.deck, key));
	}

	put(face: Face, count: number, of: FaceOf): void {
		this.change(numbered(this.deck, face, count, of));
	}

	/** Have filled in what is lacking; it can be taken back like any other step. */
	async complete(part: '' | 'sites'): Promise<void> {
		const before = this.deck;
		try {
			const found = await api.post<CheckedDeck>(`/api/games/${GAME}/decks/complete?language=${language.current}`, { text: JSON.stringify(before), part });
			if (this.deck === before) this.change({ ...asDeck(found.read.deck), name: before.name });
		} catch (thrown) {
			this.problem = sentenceOf(thrown);
		}
	}

	change(deck: Deck): void {
		if (alike(deck, this.deck)) return;
		this.#past = [...this.#past, this.deck];
		this.#future = [];
		this.#show(deck);
	}

	undo(): void {
		const before = this.#past.at(-1);
		if (!before) return;
		this.#past = this.#past.slice(0, -1);
		this.#future = [...this.#future, this.deck];
		this.#show(before);
	}

	redo(): void {
		const after = this.#future.at(-1);
		if (!after) return;
		this.#future = this.#future.slice(0, -1);
		this.#past = [...this.#past, this.deck];
		this.#show(after);
	}

	#show(deck: Deck): void {
		this.deck = deck;
		this.#keep();
		clearTimeout(this.#waiting);
		this.#waiting = setTimeout(() => void this.check(), PAUSE);
	}

	/** Have the rules looked at. An older answer never wins. */
	async check(): Promise<void> {
		const turn = ++this.#turn;
		try {
			const found = await api.post<CheckedDeck>(`/api/games/${GAME}/decks/check?language=${language.current}`, { text: JSON.stringify(this.deck) });
			if (turn === this.#turn) [this.summary, this.written, this.problem] = [found.summary, found.written, found.read.mistakes[0]?.text ?? ''];
		} catch (thrown) {
			if (turn === this.#turn) this.problem = sentenceOf(thrown);
		}
	}

	/** Save a version; whether all is kept now. Who asks while it is being saved waits, and what came meanwhile is saved, too. */
	async save(name: string): Promise<boolean> {
		await this.#saving;
		if (!this.unsaved && this.info) return true;
		this.#saving = this.#write({ ...this.deck, name: this.deck.name.trim() || name });
		return this.#saving;
	}

	async #write(deck: Deck): Promise<boolean> {
		[this.busy, this.problem] = [true, ''];
		const [wish, place, text] = [`language=${language.current}`, this.#place, JSON.stringify(deck)];
		try {
			if (this.info && deck.name !== this.info.name) await api.post<KeptDeck>(`/api/me/decks/${this.info.id}`, { name: deck.name });
			const kept = this.info
				? await api.post<KeptDeck>(`/api/me/decks/${this.info.id}/versions?${wish}`, { text })
				: await api.post<KeptDeck>(`/api/me/decks?${wish}`, { game: GAME, name: deck.name, text });
			remember(place, '');
			this.takeIn(kept);
			if (alike({ ...this.deck, name: deck.name }, deck)) this.deck = this.#saved;
			this.#keep();
			return true;
		} catch (thrown) {
			this.problem = sentenceOf(thrown);
			return false;
		} finally {
			this.busy = false;
		}
	}

	/** What the server keeps of this deck now. */
	takeIn(kept: KeptDeck): void {
		[this.info, this.history, this.#saved, this.restored] = [kept.info, kept.history, asDeck(kept.info.deck), false];
	}

	#keep(): void {
		const draft: Draft = { deck: this.deck, past: this.#past.slice(-KEPT_STEPS), future: this.#future.slice(-KEPT_STEPS) };
		remember(this.#place, this.unsaved ? JSON.stringify(draft) : '');
	}

	#recall(): Draft | null {
		try {
			const found = JSON.parse(recall(this.#place) || 'null') as Draft | null;
			return found && { deck: asDeck(found.deck), past: found.past.map(asDeck), future: found.future.map(asDeck) };
		} catch {
			return null;
		}
	}
}
