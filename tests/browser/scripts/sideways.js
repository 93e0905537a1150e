/* What makes the page wider than the screen; nothing where it is not. */
() => {
	const page = document.documentElement;
	if (page.scrollWidth <= page.clientWidth) return [];
	const held = (one) => {
		for (let box = one.parentElement; box; box = box.parentElement) if (getComputedStyle(box).overflowX !== 'visible') return true;
		return false;
	};
	const wide = [...document.querySelectorAll('body *')].filter((one) => one.getBoundingClientRect().right > page.clientWidth + 1 && !held(one));
	return [`${page.scrollWidth} instead of ${page.clientWidth}`, ...wide.slice(0, 5).map((one) => one.outerHTML.slice(0, 120))];
}
