/* Whatever flies over a table stays in the air until the test lets it land, so that nothing depends on how quick a machine is. */
(() => {
	const aloft = new Set();
	const animate = Element.prototype.animate;
	Element.prototype.animate = function (...how) {
		const flight = animate.apply(this, how);
		if (this.matches('[data-trick], [data-lies], .flying')) {
			flight.pause();
			aloft.add(flight);
			void flight.finished.finally(() => aloft.delete(flight));
		}
		return flight;
	};
	window.flights = { aloft: () => aloft.size, longest: () => Math.max(0, ...[...aloft].map((flight) => flight.effect.getTiming().duration)), land: () => [...aloft].forEach((flight) => flight.finish()) };
})();
