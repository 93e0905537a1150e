/* How the keyboard stands to what is aimed at: there, in the same group, on the same map and in which direction it lies. */
() => {
	const [at, aimed] = [document.activeElement, window.aimed];
	const kind = ['.held', '.choice', '.body', '.place'].find((one) => aimed?.matches(one));
	const middle = (one) => {
		const box = (one.querySelector('circle') ?? one).getBoundingClientRect();
		return [box.left + box.width / 2, box.top + box.height / 2];
	};
	const onMap = at?.matches('.map [data-place]') && aimed?.matches('.map [data-place]');
	return {
		there: at === aimed,
		gone: !aimed?.isConnected,
		beside: !onMap && kind !== undefined && (at?.matches(kind) ?? false),
		away: onMap ? middle(aimed).map((value, axis) => value - middle(at)[axis]) : null,
		lit: aimed?.matches('.lit') ?? false,
		name: at?.getAttribute('aria-label') ?? at?.innerText ?? '',
	};
}
