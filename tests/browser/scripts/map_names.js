/* How many names the map shows, and which of them cover one another or a price, as they are drawn. */
() => {
	const boxes = [...document.querySelectorAll('.map .names text')].map((one) => [one.textContent.trim(), one.getBoundingClientRect()]);
	const prices = [...document.querySelectorAll('.map .price rect')].map((one) => ['a price', one.getBoundingClientRect()]);
	const over = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 3 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4;
	const covered = [];
	boxes.forEach(([name, box], at) => {
		for (const [other, more] of [...boxes.slice(at + 1), ...prices]) if (over(box, more)) covered.push(`${name} and ${other}`);
	});
	return { names: boxes.length, covered };
}
