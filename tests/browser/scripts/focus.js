/* Where the keyboard is, whether one can see that, and what Enter would do there. */
() => {
	const one = document.activeElement;
	if (!one || one === document.body) return null;
	const box = one.getBoundingClientRect();
	/* a ring may be drawn after what it is around, so that nothing covers it */
	const drawn = [...[one, ...one.querySelectorAll('*')].slice(0, 12).map((part) => getComputedStyle(part)), getComputedStyle(one, '::after')];
	/* on the map the ring is drawn, since what it is around is no box */
	const ring = one.querySelector('.ring');
	const outlined = drawn.some((style) => style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2) || (ring !== null && getComputedStyle(ring).stroke !== 'none');
	/* words that are only read out, and things whose ring is drawn by the browser or around their label */
	const quiet = one.id === 'question' || one.tabIndex < 0 || one.matches('input, summary, select, dialog');
	return {
		name: (one.getAttribute('aria-label') ?? one.innerText ?? '').trim().slice(0, 60) || one.tagName,
		place: `${Math.round(box.left)}, ${Math.round(box.top)}`,
		lit: one.matches('main [data-choice], main .choice:not([aria-disabled=true]), main button.legal, main .legal > .body') && !one.disabled,
		group: one.matches('.held, .choice, .body, .place'),
		seen: quiet || outlined,
		inside: box.width > 0 && box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth,
	};
}
