import type { JournalLine, News } from './protocol';

/** The journal after these news: what comes after `after` is replaced. Taking an answer back shortens it; repeated news change nothing. */
export function mergeNews(journal: readonly JournalLine[], news: News): JournalLine[] {
	return [...journal.filter((line) => line.n <= news.after), ...news.lines];
}
