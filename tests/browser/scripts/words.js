/* All that tells of the table beside the picture itself: words, light and verdicts. */
() => {
	const texts = (selector) => [...document.querySelectorAll(selector)].map((element) => element.textContent.trim());
	return {
		question: texts('#question').join(),
		where: texts('header .where').join(),
		journal: texts('.journal .line'),
		lit: document.querySelectorAll('.ask.mine, main [data-choice], main .acts, main .awaited').length,
		verdicts: texts('main .seat .state'),
		aloud: texts('[aria-live]').join(),
		over: document.querySelector('section.over, main section.panel') !== null,
	};
}
