/* Where a thing can be hit: parts of other scripts that look for points. */
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
