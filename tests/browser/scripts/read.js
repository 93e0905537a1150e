/* Whether one of these places is to be seen and says this. */
([places, wanted]) => {
	const says = (one) => one.getBoundingClientRect().width > 0 && one.innerText.replace(/\s+/g, ' ').toLowerCase().includes(wanted);
	return [...document.querySelectorAll(places)].some(says);
}
