/* Which of these sentences would not be read as a whole in the strip of the coach. */
(sentences) => {
	const place = document.querySelector('.coach .stake');
	const said = place.innerHTML;
	const cut = sentences.filter((sentence) => {
		place.textContent = sentence;
		return place.scrollHeight > place.clientHeight || place.scrollWidth > place.clientWidth;
	});
	place.innerHTML = said;
	return cut;
}
