/* What a person sees of the table: whether it is his turn, what is lit, and where it can be clicked. With the number of a thing as `aim` it scrolls there and looks for no other point: to look costs time. */
(aim) => {
	const mark = MARK;
	const shown = (element) => {
		const box = element.getBoundingClientRect();
		return box.width > 0 && box.height > 0 && getComputedStyle(element).visibility !== 'hidden';
	};
	const belongs = (element, x, y) => {
		const top = document.elementFromPoint(x, y);
		return top && (top === element || element.contains(top));
	};
	/* Cards of a fan cover one another: a point that really belongs to this one, its middle or that of the first row in which it has any. */
	const pointOf = (element) => {
		const box = element.getBoundingClientRect();
		const middle = [box.left + box.width / 2, box.top + box.height / 2];
		if (middle[0] < innerWidth && middle[1] < innerHeight && belongs(element, ...middle)) return middle;
		for (const row of [4, 3, 5, 2, 6, 1, 7]) {
			const y = box.top + (box.height * row) / 8;
			if (y < 0 || y >= innerHeight) continue;
			const hits = [];
			for (let column = 1; column < 12; column++) {
				const x = box.left + (box.width * column) / 12;
				if (x < 0 || x >= innerWidth) continue;
				if (belongs(element, x, y)) hits.push([x, y]);
			}
			if (hits.length) return hits[Math.floor(hits.length / 2)];
		}
		return null;
	};
	const around = (element) => {
		const found = [];
		for (let box = element.parentElement; box; box = box.parentElement) found.push({ box, top: box.scrollTop, left: box.scrollLeft });
		return found;
	};
	/* A person scrolls what can be scrolled, and nothing else. */
	const scrolledTo = (element, stay) => {
		const before = around(element);
		element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
		const forced = before.some(({ box, top, left }) => {
			const { overflowX, overflowY } = getComputedStyle(box);
			const fixed = (overflow) => ['hidden', 'clip'].includes(overflow);
			return (fixed(overflowY) && box.scrollTop !== top) || (fixed(overflowX) && box.scrollLeft !== left);
		});
		const point = forced ? null : pointOf(element);
		if (!stay) for (const { box, top, left } of before) box.scrollTo({ top, left, behavior: 'instant' });
		return point;
	};
	const ask = document.querySelector('.ask');
	/* what lies on a map is lit where it is within its window: there one pans, and nothing scrolls */
	const onMap = (element) => element.closest('.map') !== null;
	const lit = [...document.querySelectorAll('main [data-choice], main .choice:not([aria-disabled=true], [data-choice]), main button.legal, main .legal > .body, main .map .place.lit, main .map [data-number]')].filter(
		(element) => !element.disabled && element.getAttribute('aria-hidden') !== 'true' && shown(element) && (!onMap(element) || pointOf(element) !== null),
	);
	const mine = ask?.classList.contains('mine') ?? false;
	const sending = document.querySelector('.sending') !== null;
	const wanted = (number) => mine && !sending && (aim ?? number) === number;
	const things = lit.map((element, number) => {
		const box = element.getBoundingClientRect();
		return {
			number,
			name: (element.getAttribute('aria-label') ?? element.innerText ?? '').trim(),
			point: wanted(number) ? (pointOf(element) ?? scrolledTo(element, number === aim)) : null,
			box: [box.left, box.top, box.width, box.height].map(Math.round),
			card: element.closest('[data-lies]')?.dataset.lies ?? '',
			lifted: element.getAttribute('aria-pressed') === 'true',
		};
	});
	const placeOf = (selector) => {
		const box = document.querySelector(selector)?.getBoundingClientRect();
		return box ? [box.left + box.width / 2, box.top + box.height / 2] : null;
	};
	return {
		over: document.querySelector('section.over #question') !== null && document.querySelector('main section.panel h2') !== null,
		mine,
		sending,
		question: ask?.innerText ?? '',
		stage: things.some(({ lifted }) => lifted) ? 'lifted' : document.querySelector('.giving') ? 'giving' : !things.some(({ card }) => card) ? 'choices' : document.querySelector('[data-drop=trick]') ? 'trick' : 'cards',
		things,
		/* where a dragged card may be let go: the receiver of a gift, else the trick */
		drop: placeOf('.giving[data-drop]') ?? placeOf('[data-drop=trick]'),
		mark: mark(),
	};
}
