/* What a person sees of the table: whether it is his turn, what is lit, and where each lit thing can be clicked. */
() => {
	const mark = MARK;
	const shown = (element) => {
		const box = element.getBoundingClientRect();
		return box.width > 0 && box.height > 0 && getComputedStyle(element).visibility !== 'hidden';
	};
	/* Cards of a fan cover one another: a point that really belongs to this one. */
	const pointOf = (element) => {
		const box = element.getBoundingClientRect();
		const hits = [];
		for (let row = 1; row < 10; row++) {
			for (let column = 1; column < 12; column++) {
				const x = box.left + (box.width * column) / 12;
				const y = box.top + (box.height * row) / 10;
				if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
				const top = document.elementFromPoint(x, y);
				if (top && (top === element || element.contains(top))) hits.push([x, y]);
			}
		}
		return hits.length ? hits[Math.floor(hits.length / 2)] : null;
	};
	/* A person scrolls what can be scrolled, and nothing else. */
	const stuck = (element) => {
		for (let box = element.parentElement; box; box = box.parentElement) {
			const { overflowY, overflowX } = getComputedStyle(box);
			if (['hidden', 'clip'].includes(overflowY) && box.scrollTop !== 0) return true;
			if (['hidden', 'clip'].includes(overflowX) && box.scrollLeft !== 0) return true;
		}
		return false;
	};
	const ask = document.querySelector('.ask');
	const over = document.querySelector('section.over h2#question') !== null && document.querySelector('main section.panel h2, main section.over h2') !== null;
	const lit = [...document.querySelectorAll('main [data-choice], main .choice:not([aria-disabled=true], [data-choice])')];
	const things = [];
	for (const element of lit) {
		if (element.disabled || element.getAttribute('aria-hidden') === 'true' || !shown(element)) continue;
		let point = pointOf(element);
		if (!point) {
			element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
			point = stuck(element) ? null : pointOf(element);
		}
		const at = element.getBoundingClientRect();
		things.push({
			name: (element.getAttribute('aria-label') ?? element.innerText).trim(),
			point,
			box: [at.left, at.top, at.width, at.height].map(Math.round),
			card: element.dataset.lies ?? '',
			lifted: element.getAttribute('aria-pressed') === 'true',
		});
	}
	const placeOf = (selector) => {
		const box = document.querySelector(selector)?.getBoundingClientRect();
		return box ? [box.left + box.width / 2, box.top + box.height / 2] : null;
	};
	return {
		over,
		mine: ask?.classList.contains('mine') ?? false,
		sending: document.querySelector('.sending') !== null,
		question: ask?.innerText ?? '',
		things,
		/* where a dragged card may be let go: the receiver of a gift, else the trick */
		drop: placeOf('.giving[data-drop]') ?? placeOf('[data-drop=trick]'),
		mark: mark(),
	};
}
