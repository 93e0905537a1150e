/* The times of the frames while the map is dragged to and fro, or wheeled near and far, for a second and a half: as it is, empty, or as a picture of which nothing is known but its pixels. */
([how, what]) => new Promise((done) => {
	const box = document.querySelector('.map');
	const sheet = box.querySelector('.sheet');
	const frame = box.getBoundingClientRect();
	const [x, y] = [frame.left + frame.width / 2, frame.top + frame.height / 2];
	const send = (type, clientX, clientY) => box.dispatchEvent(new PointerEvent(type, { pointerId: 78, pointerType: 'mouse', button: 0, buttons: 1, clientX, clientY, bubbles: true }));
	const times = [];
	for (const land of sheet.querySelectorAll('svg')) land.style.display = what === 'map' ? '' : 'none';
	sheet.style.background = what === 'photograph' ? 'repeating-conic-gradient(#a9c3cc 0 9deg, #d9c9a2 9deg 18deg)' : '';
	box.setPointerCapture = () => undefined;
	box.dispatchEvent(new WheelEvent('wheel', { clientX: x, clientY: y, deltaY: -500, bubbles: true, cancelable: true }));
	if (how === 'pan') send('pointerdown', x, y);
	const tick = (now) => {
		times.push(now);
		const turn = (now - times[0]) / 240;
		if (how === 'pan') send('pointermove', x + Math.sin(turn) * 260, y + Math.cos(turn) * 140);
		else box.dispatchEvent(new WheelEvent('wheel', { clientX: x, clientY: y, deltaY: Math.sin(turn) * 60, bubbles: true, cancelable: true }));
		if (now - times[0] < 1500) requestAnimationFrame(tick);
		else {
			if (how === 'pan') send('pointerup', x, y);
			delete box.setPointerCapture;
			for (const land of sheet.querySelectorAll('svg')) land.style.display = '';
			sheet.style.background = '';
			done(times);
		}
	};
	setTimeout(() => requestAnimationFrame(tick), 600);
})
