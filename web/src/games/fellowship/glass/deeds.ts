/* Events, Riders and gifts. */
import { star } from '../../../glass/paint';
import { GLYPHS } from './suits';
import { circle, type Emblem, hooded } from '../../../glass/glazing';

const nine = Array.from({ length: 9 }, (_, place) => {
	const angle = (place * 2 * Math.PI) / 9 - Math.PI / 2;
	return circle(Math.round(24 + Math.cos(angle) * 17.5), Math.round(24 + Math.sin(angle) * 17.5), 3);
}).join('');
/** The hood without its hollow. */
const CLOAK = GLYPHS.shadows.split('m')[0];
const RINGLETS = 'q1.7 3 3.5 0t3.5 0 3.5 0 3.5 0';
const LEADED = 'stroke="#17130f" stroke-width="1.2"';

export const DEEDS: Record<string, Emblem> = {
	// ------------------------------------------------ events
	old_man_willow_old_forest: ['b3cf98', '5a4630 M15 47C20 38 15 30 17 20H31C33 30 28 38 33 47z',
		'17130f M23 43C20 37 21 30 24 26C27 31 27 37 26 43z',
		'7d9f4a M4 21C4 9 13 4 24 4S44 9 44 21C41 26 36 24 34 18C31 25 27 24 24 18C21 25 17 24 14 18C12 24 7 26 4 21z',
		'~4f7a34 M7 26v11M12 24v9M36 24v9M41 26v11M17 24v5M31 24v5'],
	barrow_wights_event: ['a8b3b0', '5f7550 M-2 47C4 22 14 12 24 12S44 22 50 47z', '120d1a M19 43V28h10v15z',
		'c9cdc2 M13 43V27h7v16zM28 43V27h7v16zM11 20H37V27H11z', `b8f0c0 ${circle(24, 35, 2.6)}`, '~eef2f0 M3 41q7-4 12 0M33 45q6-4 12 0'],
	the_nine: ['4b4063', `cfc6e0 ${nine}`, hooded(11, 10, 26, `fill="#120d1a" ${LEADED}`)],
	saruman_of_many_colours: ['c8472f f0c65a 2c7a4b e6f0f5 35588c 7b5aa0', '23262c M15 48L20 18 17 5 22 11 24 4 26 11 31 5 28 18 33 48z',
		'~8b94a0 M24 12V34M19 34H29', 'f2c75c M22.5 20h3v6h-3z'],
	the_doors_of_durin: ['3f4b5a', 'b8c8d4 M7 47V22C7 10 15 4 24 4S41 10 41 22V47z', '46596b M12 47V23C12 14 17 9 24 9S36 14 36 23V47z',
		'- M24 9V47', '~dff1f5 M16 43V26C16 18 19 14 24 14S32 18 32 26V43', `fffbe9 ${star(24, 24, 7, 8, 0.5)}`],
	balins_tomb: ['3f4650', '<path d="M33 0H45L33 29H13z" fill="#fff3cf" fill-opacity=".8"/>', 'a8a394 M10 34H38V47H10z',
		'f3eddc M5 28H43V35H5z', '- M24 38v7M20 40h8M10 41H18M30 41H38'],
	the_long_dark: ['1d1f27', '4a3a22 M12 48L17 24 24 15 31 24 36 48z', '343a45 M3 48V0H11V48zM37 48V0H45V48z',
		'- M3 14h8M3 30h8M37 14h8M37 30h8', '=8a5a2c M24 34V46', 'f6a552 M24 14C29 21 31 25 31 29A7 7 0 0 1 17 29C17 25 21 22 24 14z',
		'fff3cf M24 23C27 27 27.5 28 27.5 30A3.5 3.5 0 0 1 20.5 30C20.5 28 23 27 24 23z'],
	the_bridge_of_khazad_dum: ['8e2f19', 'f6a552 M0 48V41L6 33 11 40 17 32 23 40 29 33 35 40 41 32 48 41V48z',
		'e8742c M0 50V45L8 40 16 46 24 41 32 46 40 40 48 45V50z', '6b7480 M-1 20H49V31C40 25 32 24 24 24S8 25-1 31z',
		'e7edf2 M20 20V13L22.5 8 25 13V20z', '=fff3cf M29 19V9'],
	blindfolded: ['a9c48a', '4d6b57 M24 4C36 4 41 14 41 26V50H7V26C7 14 12 4 24 4z', 'f5ead0 M36 26L33 43l6-4 5 1-4-14z',
		'fbf3df M5 19Q24 11 43 19V30Q24 22 5 30z', '~a58f62 M9 24Q22 18 34 21', `e3d2a6 ${circle(37.5, 25, 3.6)}`],
	the_mirror: ['3a5a6b', 'cfd8de M7 23H41C41 32 35 36 27 36V41H34V45H14V41H21V36C13 36 7 32 7 23z',
		'6dbfd4 M5 23a19 6 0 1 0 38 0 19 6 0 1 0-38 0z', `fffbe9 ${star(24, 10, 7, 4, 0.34)}`, '~fffbe9 M24 20v6M19 23h10'],
	// a boat between the pillars of the kings
	the_anduin: ['d8e6ee', 'a9a79c M9 24V11l4-5 4 5v13zM31 24V11l4-5 4 5v13z',
		'7fa653 M-1 49V25Q12 18 20 22Q9 36 13 49zM49 49V25Q36 18 28 22Q39 36 35 49z', '2f9ca7 M20 22H28Q39 36 35 49H13Q9 36 20 22z',
		'd9b878 M14 32Q17 35 24 35T34 30L31 39H17z', '~e6f5f6 M16 44q4-2 8 0t8 0'],
	the_breaking_of_the_fellowship_event: ['5a7590', '=f2c75c M19 10A15 15 0 0 0 19 40', '=f2c75c M29 7A15 15 0 0 1 29 37',
		'17130f M26 0L20 13 27 22 20 33 24 48 24 33 31 22 24 13z'],
	// ------------------------------------------------ Riders
	the_black_breath: ['5b4f74', hooded(3, 7, 28, `fill="#120d1a" ${LEADED}`),
		'~d6cde6 M24 21c5-4 8 3 12-1s5-2 6 0M24 27c5-4 9 3 13-1s5-2 6 0M26 33c5-4 8 3 12-1'],
	witch_king_morgul_knife: ['54486e', 'c9ccd6 M10 21L8 8l8 6 8-9 8 9 8-6-2 13z', '- M10 18H38', 'dfe9e4 M20.5 31H27.5L26 39 24 46 22 39z',
		'2a2238 M15 27H33V31H15zM22 21h4v6h-4z'],
	wraith: ['6e6285', hooded(6, 8, 34, `fill="#d6cde6" fill-opacity=".45" stroke="#ece7f2" stroke-width="1"`),
		'e7edf2 M34 10l2.5 5V34h-5V15z', '2a2238 M28 34H40V37H28zM32.5 37h3v6h-3z'],
	the_unseen: ['54496d',
		`<path transform="translate(7 7) scale(1.42)" d="${CLOAK}" fill="none" stroke="#ece7f2" stroke-width="1.5" stroke-dasharray="3.4 2.4"/>`],
	terror: ['3a2038', `8e2619 ${star(24, 24, 25, 11, 0.6)}`, `d95f40 ${star(24, 24, 18, 11, 0.66)}`,
		hooded(12, 11, 24, `fill="#120d1a" ${LEADED}`)],
	// ------------------------------------------------ gifts
	the_sword_that_was_broken: ['d0a24a', 'e7edf2 M27 4l3 4.5-1 12-5 2-1-3 1-11z', 'e7edf2 M21 27l2.5-2 2.5 1V32h-5z',
		'8a5b12 M13 32H35V36H13zM21.5 36h5v8h-5z', '- M27 8l-1 11'],
	the_horn_of_gondor: ['3f4b5a', '~d95f40 M11 12C20 1 42 8 39 30', 'fbf3df M7 12C7 29 18 40 37 39C42 39 42 30 38 30C28 29 20 23 18 10z',
		'aebfcc M8 20l10-4.5 2 5.5-9.5 5zM19 34l6-8 5 2.5-4 9z'],
	mithril_shirt: ['4f7285', 'e3ecf0 M14 11l7-3q3 4 6 0l7 3 7 12-7 4-2-3v19H16V24l-2 3-7-4z',
		`~6e8490 ${[16, 21, 26, 31, 36].map((y) => `M17 ${y}${RINGLETS}`).join('')}`],
	sting: ['2b4a6b', `8fd0f0 ${star(24, 17, 17, 9, 0.6)}`, 'e6f7ff M24 3Q30 12 27.5 29H20.5Q18 12 24 3z', '- M24 8V28',
		'd9b25a M14 28Q24 33 34 28V33Q24 37 14 33z', '6b4a2b M22 35h4v9h-4z'],
	glamdring: ['7f9cb8', 'd8eaf8 M24 1C37 10 36 24 32 32H16C12 24 11 10 24 1z', 'ffffff M24 4l3.5 5V32h-7V9z', '- M24 8V32',
		'c08423 M11 31H37V36H11zM22 36h4v6h-4z', `5fb4e6 ${circle(24, 43, 2.6)}`],
};
