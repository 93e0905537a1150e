/* What a person sees of the table: whether it is his turn, what is lit, and where it can be clicked. With the number of a thing as `aim` it scrolls there and looks for no other point: to look costs time. */
(aim) => {
	const mark = MARK;
	REACHING
	const ask = document.querySelector('.ask');
	/* what lies on a map is lit where it is within its window: there one pans, and nothing scrolls */
	const onMap = (element) => element.closest('.map') !== null;
	const lit = [...document.querySelectorAll('main [data-choice], main .choice:not([aria-disabled=true], [data-choice]), main button.legal, main .legal > .body, main .map .place.lit, main .map [data-number]')].filter(
		(element) => !element.disabled && element.getAttribute('aria-hidden') !== 'true' && shown(element) && (!onMap(element) || pointOf(element) !== null),
	);
	const mine = ask?.classList.contains('mine') ?? false;
	const sending = document.querySelector('.sending') !== null;
	const wanted = (number) => mine && !sending && (aim ?? number) === number;
	const things = lit.map((element, number) => {
		const box = element.getBoundingClientRect();
		return {
			number,
			name: (element.getAttribute('aria-label') ?? element.innerText ?? '').trim(),
			point: wanted(number) ? (pointOf(element) ?? scrolledTo(element, number === aim)) : null,
			box: [box.left, box.top, box.width, box.height].map(Math.round),
			card: element.closest('[data-lies]')?.dataset.lies ?? '',
			lifted: element.getAttribute('aria-pressed') === 'true',
		};
	});
	const placeOf = (selector) => {
		const box = document.querySelector(selector)?.getBoundingClientRect();
		return box ? [box.left + box.width / 2, box.top + box.height / 2] : null;
	};
	return {
		over: document.querySelector('section.over #question') !== null && document.querySelector('main section.panel h2') !== null,
		mine,
		sending,
		question: ask?.innerText ?? '',
		stage: things.some(({ lifted }) => lifted) ? 'lifted' : document.querySelector('.giving') ? 'giving' : !things.some(({ card }) => card) ? 'choices' : document.querySelector('[data-drop=trick]') ? 'trick' : 'cards',
		things,
		/* where a dragged card may be let go: the receiver of a gift, else the trick */
		drop: placeOf('.giving[data-drop]') ?? placeOf('[data-drop=trick]'),
		mark: mark(),
	};
}
