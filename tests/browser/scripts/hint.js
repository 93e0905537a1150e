/* Which of these reasons would not be read as a whole below a hint, on a phone where all has its fixed room. */
(reasons) => {
	const place = document.querySelector('#question .why');
	const room = place.closest('.ask');
	const said = place.innerHTML;
	const cut = reasons.filter((reason) => {
		place.textContent = reason;
		return room.scrollHeight > room.clientHeight || room.scrollWidth > room.clientWidth;
	});
	place.innerHTML = said;
	return cut;
}
