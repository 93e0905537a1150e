import { CREAM, disc, LEAD, pane, scratch, seeded, tints } from '../../glass/paint';

/** A map of panes, a way across it, a rider and what waits for him. */
export default function vignette(): string {
	const chance = seeded('quest map');
	const points = Array.from({ length: 45 }, (_, point) =>
		[Math.round((point % 9) * 58 + chance(-16, 16) - 10), Math.round(Math.floor(point / 9) * 52 + chance(-14, 14) - 6)]);
	const colours = tints('cbb37a a9c27c 8fb79a b9a3c0 d9a184 9fb4c9');
	let map = '';
	for (let row = 0; row < 4; row++) {
		for (let column = 0; column < 8; column++) {
			const corner = row * 9 + column;
			const around = [corner, corner + 1, corner + 10, corner + 9].map((point) => points[point]);
			map += pane(`M${around.join('L')}z`, colours[((column >> 1) + (row >> 1) * 2) % 6], 2);
		}
	}
	const way = [[76, 120], [134, 70], [200, 104], [258, 60], [318, 100]];
	const line = `M${way.join('L')}`;
	return map + pane('M-5 34Q60 20 92 60T150 176H118Q110 96 60 66T-5 62z', '#6fb3c4', 2.4)
		+ scratch('M20 44q10-5 18 2M84 84q8 4 10 14M118 130q6 8 6 18', CREAM, 2, 0.8)
		+ scratch(line, LEAD, 9, 1, 'stroke-linejoin="round"') + scratch(line, '#fff3cf', 5, 1, 'stroke-dasharray="10 7"')
		+ way.map(([x, y]) => disc(x, y, 12, CREAM, 4)).join('')
		+ pane('M200 58c9 7 12 15 12 24v20h-24V82c0-9 3-17 12-24z', '#2c7a4b', 4) + disc(200, 80, 5, '#f2c75c', 2)
		+ pane('M318 44l4 14 12 6-4 42h-24l-4-42 12-6z', '#2a2238', 4) + pane('M313 74h10v10h-10z', '#e8742c', 2);
}
