/* Whether whoever aims at the middle of a place hits it, or something that stands there. */
(place) => {
	const box = document.querySelector(`.map [data-place="${place}"] circle`).getBoundingClientRect();
	const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
	return top?.closest('[data-place]')?.dataset.place === place || top?.closest('[data-at]')?.dataset.at === place;
}
