import type { Line, News } from './protocol';

/** The journal after these news: what comes after `after` is replaced. Taking an answer back shortens it; repeated news change nothing. */
export function mergeNews(journal: readonly Line[], news: News): Line[] {
	return [...journal.filter((line) => line.n <= news.after), ...news.lines];
}
