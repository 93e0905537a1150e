/* Come so near to the map, and bring a place or a path to the middle, by wheel and drag. */
async ([zoom, thing]) => {
	const box = document.querySelector('.map');
	const world = box.querySelector('.world');
	const frame = box.getBoundingClientRect();
	const [x, y] = [frame.left + frame.width / 2, frame.top + frame.height / 2];
	box.dispatchEvent(new WheelEvent('wheel', { clientX: x, clientY: y, deltaY: -Math.log(zoom / (world.firstElementChild.getBoundingClientRect().width / 1590)) / 0.0016, bubbles: true, cancelable: true }));
	/* a hand's moves are seen with the next frame */
	await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
	if (!thing) return;
	const found = box.querySelector(`[data-path="${thing}"] rect, [data-place="${thing}"] circle`).getBoundingClientRect();
	const send = (type, clientX, clientY) => box.querySelector('.world').dispatchEvent(new PointerEvent(type, { pointerId: 77, pointerType: 'mouse', button: 0, buttons: 1, clientX, clientY, bubbles: true }));
	const [fromX, fromY] = [found.left + found.width / 2, found.top + found.height / 2];
	box.setPointerCapture = () => undefined;
	send('pointerdown', fromX, fromY);
	send('pointermove', fromX + (x - fromX) / 2, fromY + (y - fromY) / 2);
	send('pointermove', x, y);
	send('pointerup', x, y);
	delete box.setPointerCapture;
	/* the click that ends a drag */
	world.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true }));
}
