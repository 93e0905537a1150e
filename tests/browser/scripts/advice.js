/* Which of these sentences would not be read as a whole where the coach speaks. */
(sentences) => {
	const place = document.querySelector('.counsel [data-told]');
	const room = place.closest('.lines');
	const said = place.innerHTML;
	const cut = sentences.filter((sentence) => {
		place.textContent = sentence;
		return room.scrollHeight > room.clientHeight + 1 || room.scrollWidth > room.clientWidth;
	});
	place.innerHTML = said;
	return cut;
}
