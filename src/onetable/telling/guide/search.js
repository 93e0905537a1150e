/* Finding a section by what somebody types, as `search.py` does it: a test compares them. */

const TITLE = 5, CALLED = 4, BODY = 1;
const FOREIGN = 0.7, BEGUN = 0.8, SLIPPED = 0.6, WHOLE = 4;
const RUNS = /[⺀-鿿豈-﫿]+|[\p{L}\p{N}]+?(?=[⺀-鿿豈-﫿]|[^\p{L}\p{N}]|$)/gu;
const SCRIPT = '⺀', KANJI = '一';
const ENDINGS = ['ing', 'en', 'ed', 'es', 's', 'e'];
const LITTLE = new Set(
	('a an the is are be am do does did i you we he my me our it its this that of to in on at for with and or if when what which who how why can may must' +
	' have has get there any many much een de het is zijn ben wat wie hoe hoeveel wanneer waar waarom mag mogen kan kunnen moet moeten ik je jij we mijn' +
	' onze er van op in met aan voor bij als dat die dit doet doen heb hebben krijg krijgt wordt' +
	' mean means work works happen happens betekent werkt gebeurt').split(' '),
);
const LITTLE_PARTS = /什么时候|什么|怎么样|怎么|如何|为什么|可以|能不能|是不是|吗|呢|とは|どうなる|どうやる|どうすれば|ですか|ますか|いつ|どれ|なぜ/g;

/** A text as it is typed without care: no capitals, accents, apostrophes; a space for every other sign. */
const fold = (text) =>
	text.replace(/[’‘`´']/g, '').normalize('NFKD').toLowerCase().replace(/[\u0300-\u036f]/g, '')
		.replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ').trim().normalize('NFC');

function stem(word) {
	const ending = ENDINGS.find((one) => word.endsWith(one) && word.length - one.length >= 3);
	return ending ? word.slice(0, -ending.length) : word;
}

/** The words of a folded text without their endings; two neighbours at a time, and single characters, where words are written side by side. */
function terms(folded) {
	const found = [];
	for (const run of folded.match(RUNS) ?? []) {
		if (run < SCRIPT) found.push(stem(run));
		else {
			for (let place = 0; place + 1 < run.length; place += 1) found.push(run.slice(place, place + 2));
			found.push(...[...run].filter((letter) => letter >= KANJI));
		}
	}
	return found;
}

function asked(said) {
	const left = said.replace(LITTLE_PARTS, ' ').trim();
	const words = (left || said).split(' ').filter(Boolean);
	const told = words.filter((word) => !LITTLE.has(word));
	return [...new Set(terms((told.length ? told : words).join(' ')))];
}

/** Whether one letter is wrong, missing, too many, or changed places with its neighbour; two in long words. */
function slip(typed, known) {
	const allowed = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2;
	if (!allowed || Math.abs(typed.length - known.length) > allowed) return false;
	let above = [], before = [], row = Array.from({ length: known.length + 1 }, (_, place) => place);
	for (let down = 1; down <= typed.length; down += 1) {
		[above, before, row] = [before, row, [down]];
		for (let across = 1; across <= known.length; across += 1) {
			let cost = Math.min(before[across] + 1, row[across - 1] + 1, before[across - 1] + (typed[down - 1] !== known[across - 1] ? 1 : 0));
			if (down > 1 && across > 1 && typed[down - 1] === known[across - 2] && typed[down - 2] === known[across - 1]) cost = Math.min(cost, above[across - 2] + 1);
			row.push(cost);
		}
	}
	return row[known.length] <= allowed;
}

/** What is searched: each section has its title, what people call it, its body, and what it is called in other languages. */
export function searcher(sections) {
	const worth = new Map(), called = [];
	const add = (section, text, value, by) => {
		const folded = fold(text);
		for (const word of terms(folded)) {
			const places = worth.get(word) ?? worth.set(word, new Map()).get(word);
			places.set(section, Math.max(places.get(section) ?? 0, value * by));
		}
		if (value > BODY && folded) called.push([folded, section, WHOLE * by]);
	};
	for (const section of sections) {
		add(section.id, section.title, TITLE, 1);
		section.words.forEach((word) => add(section.id, word, CALLED, 1));
		section.text.forEach((text) => add(section.id, text, BODY, 1));
		section.elsewhere.titles.forEach((title) => add(section.id, title, TITLE, FOREIGN));
		section.elsewhere.words.forEach((word) => add(section.id, word, CALLED, FOREIGN));
	}

	function weighed(word, by) {
		const places = worth.get(word);
		const rare = by * Math.log(1 + sections.length / places.size) * (word.length === 1 && word >= KANJI ? 0.5 : 1);
		return new Map([...places].map(([section, value]) => [section, value * rare]));
	}

	function meant(word, last) {
		if (worth.has(word)) return weighed(word, 1);
		if (word >= SCRIPT) return new Map();
		const begun = last && word.length > 1 ? [...worth.keys()].filter((known) => known.startsWith(word)) : [];
		const others = begun.length ? begun : [...worth.keys()].filter((known) => known < SCRIPT && slip(word, known));
		const found = new Map();
		for (const known of others)
			for (const [section, value] of weighed(known, begun.length ? BEGUN : SLIPPED)) found.set(section, Math.max(found.get(section) ?? 0, value));
		return found;
	}

	/** The sections that answer, best first, by their ids. */
	return (text) => {
		const said = fold(text), words = asked(said), found = new Map(), reached = new Map();
		words.forEach((word, place) => {
			for (const [section, value] of meant(word, place === words.length - 1)) {
				found.set(section, (found.get(section) ?? 0) + value);
				reached.set(section, (reached.get(section) ?? 0) + 1 / words.length);
			}
		});
		for (const [name, section, value] of called)
			if (` ${said} `.includes(name >= SCRIPT ? name : ` ${name} `)) found.set(section, (found.get(section) ?? 0) + value);
		const total = (section) => Math.round(found.get(section) * (0.5 + (reached.get(section) ?? 0)) * 1e6);
		return [...found.keys()].sort((one, other) => total(other) - total(one) || (one < other ? -1 : 1));
	};
}
