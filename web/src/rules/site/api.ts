/* In the written rules there is no server: what a table asks for lies beside the page. */

import type { DrawnExample, Language } from '../../wire/protocol';

export interface Beside {
	game: string;
	language: Language;
	text: string;
	reader: unknown;
	examples: Record<string, DrawnExample>;
}

export const beside = (globalThis as unknown as { onetable: Beside }).onetable;

export class ProblemError extends Error {}

const nobody = (path: string): Promise<never> => Promise.reject(new ProblemError(path));

export const api = {
	get: <T>(path: string): Promise<T> => (path.includes('/reader') ? Promise.resolve(beside.reader as T) : nobody(path)),
	post: nobody,
};

export const sentenceOf = (): string => '';
