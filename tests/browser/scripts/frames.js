/* The times of the next two dozen frames. */
() => new Promise((done) => {
	const times = [];
	const tick = (now) => {
		times.push(now);
		if (times.length < 24) requestAnimationFrame(tick);
		else done(times);
	};
	requestAnimationFrame(tick);
})
