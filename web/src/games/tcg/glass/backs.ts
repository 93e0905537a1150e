/* The back of all cards of this game. */
import { disc, LEAD, picture, tints } from '../../../glass/paint';

const [LIGHT, DARK] = [tints('6a7f9c 5b6f8c 778ba6 4f627e'), tints('54446f 493a63 614f7d 3f3157')];

/** Light panes to the left, dark ones to the right, the Ring between them. */
export function backPicture(): string {
	return picture('tcg back', 100, 140, () => {
		const lozenges = Array.from({ length: 11 }, (_, row) => Array.from({ length: 7 }, (_, column) => {
			const [x, y] = [(column - 0.5) * 20 + (row % 2 ? 10 : 0), (row - 1) * 15];
			return `<path d="M${x} ${y}l10 15-10 15-10-15z" fill="${(x < 50 ? LIGHT : DARK)[(row * 3 + column * 5) % 4]}"/>`;
		}).join('')).join('');
		return `<clipPath id="w"><rect x="3" y="3" width="94" height="134" rx="6"/></clipPath><rect width="100" height="140" rx="8" fill="${LEAD}"/>`
			+ `<g clip-path="url(#w)" stroke="${LEAD}" stroke-width="1.3">${lozenges}</g>` + disc(50, 70, 30, '#1d1a26', 2)
			+ `<circle cx="50" cy="70" r="18" fill="none" stroke="${LEAD}" stroke-width="9"/><circle cx="50" cy="70" r="18" fill="none" stroke="#e5b144" stroke-width="6"/>`
			+ '<rect x="3" y="3" width="94" height="134" rx="6" fill="none" stroke="#e5b144" stroke-opacity=".55"/>';
	});
}
