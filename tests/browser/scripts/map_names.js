/* How many names the map shows, and which of them cover one another or a price. A line is as high as its letters, whatever room its font leaves around them. */
() => {
	const scale = document.querySelector('.map .sheet').getBoundingClientRect().width / 1590;
	const half = (Number(document.querySelector('.map .names').getAttribute('font-size')) * scale) / 2;
	const lines = [...document.querySelectorAll('.map .names text')].flatMap((name, number) => [...name.querySelectorAll('tspan')].map((line) => {
		const { left, right, top, bottom } = line.getBoundingClientRect();
		return { number, text: line.textContent, left, right, top: (top + bottom) / 2 - half, bottom: (top + bottom) / 2 + half };
	}));
	const prices = [...document.querySelectorAll('.map .price rect')].map((one) => ({ number: -1, text: 'a price', ...one.getBoundingClientRect().toJSON() }));
	const over = (one, other) => one.number !== other.number && Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
	const covered = lines.flatMap((line, at) => [...lines.slice(at + 1), ...prices].filter((other) => over(line, other)).map((other) => `${line.text} and ${other.text}`));
	return { names: document.querySelectorAll('.map .names text').length, covered };
}
