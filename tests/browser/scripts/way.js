/* The thing by which a choice is made, or that cannot be chosen: by its number where it bears one, else by its words. It is kept as `window.aimed`; on a map that must be moved first, `far` says where it lies there. */
({ number, names, why, scroll }) => {
	REACHING
	window.aimed = null;
	if (document.querySelector('.sending') || !document.querySelector('.ask.mine')) return null;
	const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => !one.disabled && !one.closest('[aria-hidden=true]') && shown(one));
	const plain = (text) => text.replace(/\s+/g, ' ').trim().toLowerCase();
	const label = (one) => plain(one.getAttribute('aria-label') ?? one.innerText ?? '');
	const ranked = (things, fits) => names.map((name) => things.find((one) => fits(label(one), plain(name)))).find(Boolean);
	const taken = (one) => one.getAttribute('aria-pressed') === 'true';
	const find = () => {
		if (number < 0) {
			const dark = all('main [aria-disabled=true], main .map .place');
			const says = (said) => said.includes(plain(why));
			const own = ranked(dark, (said, name) => said.startsWith(name) && says(said)) ?? ranked(dark, (said, name) => said.includes(name) && says(said));
			/* what must be taken up before it can be brought where it may not go */
			const mover = () => ranked(all('main .tip button:not([data-choice])'), (said, name) => said.includes(name)) ?? ranked(all('main .map .place.lit'), (said, name) => said.includes(name));
			return own ?? dark.find((one) => says(label(one))) ?? mover();
		}
		const bearing = all(`main [data-choice="${number}"]`).filter((one) => !taken(one));
		const plainly = bearing.find((one) => !one.closest('[data-lies], .map [data-place], .map [data-path]')) ?? bearing.find((one) => !one.closest('[data-path]'));
		if (plainly) return plainly;
		const things = all('main button.legal, main .legal > .body, main .held:not([aria-disabled=true]), main .map .place').filter((one) => !taken(one));
		return ranked(things, (said, name) => said.includes(name));
	};
	const found = find();
	if (!found) return null;
	window.aimed = found;
	const map = found.closest('[data-place]') && found.closest('.map');
	const point = pointOf(found) ?? (map || !scroll ? null : scrolledTo(found, true));
	let far = null;
	if (map && !point) {
		const [land, one] = [map.querySelector('.world svg:not(.land)').getBoundingClientRect(), found.querySelector('circle').getBoundingClientRect()];
		const small = map.querySelector('.overview').getBoundingClientRect();
		far = [small.left + ((one.left + one.width / 2 - land.left) / land.width) * small.width, small.top + ((one.top + one.height / 2 - land.top) / land.height) * small.height];
	}
	return { label: label(found), point, far, key: found.getAttribute('aria-keyshortcuts') ?? '', card: found.closest('[data-lies]') !== null, onMap: map !== null };
}
