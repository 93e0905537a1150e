/* A point of the screen that belongs to this place or path and to nothing else. */
(thing) => {
	const found = document.querySelector(`.map [data-path="${thing}"], .map [data-place="${thing}"]`);
	const box = found.querySelector('rect, circle').getBoundingClientRect();
	const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
	for (const [right, down] of [[0, 0], [0, 18], [0, -18], [18, 0], [-18, 0], [0, 34], [0, -34], [34, 0], [-34, 0]]) {
		if (found.contains(document.elementFromPoint(x + right, y + down))) return [x + right, y + down];
	}
	return [x, y];
}
