/* What is wrong with a table as it is laid out now, by real boxes: the hand, the question, what may be chosen, words that are cut or covered, floats over one another, the share of the board. */
(game) => {
	REACHING
	const wrong = [];
	const box = (one) => one.getBoundingClientRect();
	const seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && box(one).width > 1 && box(one).height > 1;
	const name = (one) => ((one.getAttribute('aria-label') ?? one.innerText ?? '').trim().replace(/\s+/g, ' ') || String(one.className)).slice(0, 48);
	const inside = (found) => found.left >= -1 && found.top >= -1 && found.right <= innerWidth + 1 && found.bottom <= innerHeight + 1;
	const hits = (one, x, y) => { const top = document.elementFromPoint(x, y); return top !== null && (top === one || one.contains(top)); };
	const STEP = 4;
	/* how wide the part of a card is that can be seen and touched, in its best row */
	const stripOf = (one) => {
		const { left, right, top, height } = box(one);
		let most = 0;
		for (const part of [0.15, 0.35, 0.55, 0.8]) {
			let run = 0;
			for (let x = left + STEP / 2; x < right; x += STEP) {
				run = hits(one, x, top + height * part) ? run + STEP : 0;
				most = Math.max(most, run);
			}
		}
		return most;
	};

	/* the hand is whole, and of each card 44 px can be touched */
	const hand = [...document.querySelectorAll('main .hand .held')].filter((card) => seen(card) && !card.closest('.open'));
	for (const card of hand) {
		const scroller = card.closest('[data-more]'); /* a hand that scrolls says how many are left */
		if (scroller) continue;
		if (!inside(box(card))) wrong.push(`hand: ${name(card)} is not whole: ${[box(card).left, box(card).top, box(card).right, box(card).bottom].map(Math.round)}`);
		else if (stripOf(card) < Math.min(44, box(card).width) - STEP) wrong.push(`hand: of ${name(card)} ${stripOf(card)} px are seen`);
	}

	/* the question, and everything that may be chosen */
	const question = document.querySelector('#question');
	if (!question || !seen(question)) wrong.push('question: nothing is asked');
	else {
		const found = box(question);
		if (!inside(found)) wrong.push(`question: outside the window: ${name(question)}`);
		else if (!hits(question.closest('section') ?? question, found.left + found.width / 2, found.top + Math.min(found.height / 2, 12))) wrong.push(`question: covered: ${name(question)}`);
	}
	const onMap = (one) => one.closest('.map') !== null;
	const lit = [...document.querySelectorAll('main [data-choice], main .choice:not([aria-disabled=true], [data-choice]), main button.legal, main .legal > .body, main .map .place.lit, main .map [data-number]')].filter((one) => !one.disabled && one.getAttribute('aria-hidden') !== 'true' && seen(one));
	for (const one of lit) {
		const found = box(one);
		const middle = [found.left + found.width / 2, found.top + found.height / 2];
		const within = middle[0] > 0 && middle[1] > 0 && middle[0] < innerWidth && middle[1] < innerHeight;
		if (onMap(one)) { if (within && pointOf(one) === null) wrong.push(`lit: something lies over ${name(one)}: ${document.elementFromPoint(...middle)?.className}`); }
		else if (pointOf(one) === null && scrolledTo(one) === null) wrong.push(`lit: cannot be reached: ${name(one)}`);
	}

	/* words: none is cut, covered by another float, or broken inside a name */
	const scrolls = (one, axis) => ['auto', 'scroll'].includes(getComputedStyle(one)[axis]);
	for (const one of document.querySelectorAll('main *, .bar *, .head *')) {
		if (!seen(one) || one.closest('.aloud, svg, .pause, .blank, .map, .ticker, .layer') || !one.innerText?.trim()) continue;
		const style = getComputedStyle(one);
		if (style.display === 'inline' || style.clipPath !== 'none') continue;
		const wide = one.scrollWidth > one.clientWidth + 2 && style.overflowX !== 'visible' && !scrolls(one, 'overflowX');
		const high = one.scrollHeight > one.clientHeight + 2 && style.overflowY !== 'visible' && !scrolls(one, 'overflowY');
		if (!(wide || high) || one.clientWidth <= 1) continue;
		const text = [...one.querySelectorAll('*')].filter((inner) => inner.childElementCount === 0 && seen(inner) && inner.innerText?.trim() && !inner.closest('svg, .aloud'));
		const held = (inner) => { for (let at = inner.parentElement; at && at !== one; at = at.parentElement) if (scrolls(at, 'overflowX') || scrolls(at, 'overflowY')) return true; return false; };
		const own = text.length === 0;
		const beyond = text.find((inner) => !held(inner) && (box(inner).right > box(one).right + 2 || box(inner).bottom > box(one).bottom + 2));
		if (own || beyond) wrong.push(`cut: ${name(beyond ?? one)} (${one.className})`);
	}
	for (const title of document.querySelectorAll('main .name')) {
		if (!seen(title) || title.closest('.map')) continue;
		for (const node of [...title.childNodes].filter((one) => one.nodeType === Node.TEXT_NODE)) {
			for (const found of node.data.matchAll(/[\p{Script=Latin}’']{2,}/gu)) {
				const range = document.createRange();
				range.setStart(node, found.index);
				range.setEnd(node, found.index + found[0].length);
				/* where two words have become one it may part: there the first of them ends */
				if (new Set([...range.getClientRects()].filter((one) => one.width > 0.5).map((one) => Math.round(one.top))).size > 1) wrong.push(`broken: ${found[0]}`);
			}
		}
	}

	/* floats lie beside one another */
	const floats = [...document.querySelectorAll('.screen .float')].filter((one) => seen(one) && !one.closest('.toasts, .popover'));
	for (const [at, one] of floats.entries()) {
		for (const other of floats.slice(at + 1)) {
			if (one.contains(other) || other.contains(one)) continue;
			const [a, b] = [box(one), box(other)];
			const [across, down] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
			if (across > 3 && down > 3) wrong.push(`floats: ${name(one)} and ${name(other)} overlap by ${Math.round(across)} x ${Math.round(down)}`);
		}
		if (!inside(box(one)) && !one.closest('[data-sheet]')) wrong.push(`floats: ${name(one)} hangs out of the window`);
	}

	/* the share of the board */
	const over = document.querySelector('section.over') !== null;
	const portrait = innerWidth < 600;
	if (game === 'fellowship' && !over) {
		for (const card of document.querySelectorAll('main [data-drop=trick] [data-lies]')) {
			const found = box(card);
			if (!inside(found) || !hits(card.closest('[data-drop=trick]'), found.left + found.width / 2, found.top + found.height / 2)) wrong.push(`trick: ${name(card)} is not to be seen`);
		}
	}
	if (game === 'tcg' && !over) {
		const pieces = [...document.querySelectorAll('main .piece')].filter(seen);
		const smallest = Math.min(...pieces.map((one) => box(one).width), Infinity);
		if (smallest < 84) {
			let [empty, all] = [0, 0];
			for (let x = 12; x < innerWidth; x += 24) for (let y = 12; y < innerHeight; y += 24) {
				all++;
				const top = document.elementFromPoint(x, y);
				if (!top?.closest('.piece, .float, .held, button, .popover, .round')) empty++;
			}
			if (empty / all > 1 / 3) wrong.push(`board: a piece is ${Math.round(smallest)} px wide while ${Math.round((100 * empty) / all)} % of the table is empty`);
		}
	}
	if (game === 'quest' && !over && document.querySelector('main .map')) {
		let [map, all] = [0, 0];
		const rows = [];
		for (let y = 6; y < innerHeight; y += 12) {
			let [here, there] = [0, 0];
			for (let x = 6; x < innerWidth; x += 12) {
				there++;
				if (document.elementFromPoint(x, y)?.closest('.map')) here++;
			}
			[map, all] = [map + here, all + there];
			rows.push(here / there);
		}
		const high = rows.filter((row) => row >= 0.5).length / rows.length;
		if (portrait && high < 0.5) wrong.push(`map: ${Math.round(100 * high)} % of the height`);
		if (!portrait && innerHeight >= 500 && innerWidth >= 1000 && map / all < 0.55) wrong.push(`map: ${Math.round((100 * map) / all)} % of the window`);
	}
	return [...new Set(wrong)];
}
