/* Which of these reasons would not be read as a whole below a hint, on a phone. */
(reasons) => {
	const place = document.querySelector('#question .why');
	const room = place.closest('.lines');
	const said = place.innerHTML;
	const cut = reasons.filter((reason) => {
		place.textContent = reason;
		return room.scrollHeight > room.clientHeight + 1 || room.scrollWidth > room.clientWidth;
	});
	place.innerHTML = said;
	return cut;
}
