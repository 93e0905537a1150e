/* The people of the road, in the order in which they are met. */
import { star } from '../../../glass/paint';
import { circle, type Emblem } from '../../../glass/glazing';

export const PEOPLE: Record<string, Emblem> = {
	// the Ring on its chain
	frodo: ['a93422', '~e9d9ae M9 0C11 16 17 22 24 24M39 0C37 16 31 22 24 24', `=f2c75c ${circle(24, 31, 8)}`],
	// a round green door
	bilbo: ['bcd7e6', '7fa653 M-2 48C-2 14 12 5 24 5S50 14 50 48z', `c98a1e ${circle(24, 28, 14)}`, `2c7a4b ${circle(24, 28, 11)}`,
		'- M24 17V39M14.5 23H33.5M14.5 33H33.5', `f2c75c ${circle(24, 28, 2.6)}`],
	// a staff and its light
	gandalf: ['6f7d8c', '=a67c4a M24 20V50', `fff3cf ${star(24, 14, 11)}`],
	pippin: ['4f86a8', 'c8472f M24 17c9-6 16 0 15 9-1 10-8 15-15 12-7 3-14-2-15-12-1-9 6-15 15-9z', '- M24 17c0-5 2-8 6-10',
		'7fb069 M27 12c4-4 9-3 11 0-4 3-8 3-11 0z', '~f6b39c M14 24q1-5 5-6'],
	// something that grows
	sam: ['8fb76a', '7a5330 M0 34Q24 24 48 34V48H0z', '- M24 36V16',
		'2c7a4b M24 24C14 24 10 18 9 10c9 0 14 4 15 14zM24 20c8 0 13-4 14-12-9 0-13 4-14 12z'],
	merry: ['d8a23a', 'f5e3b8 M6 15c1 17 13 26 32 24 3-1 4-9 1-11C27 30 19 23 17 12z', '6b4a2b M35.6 33.5a3 6 8 1 0 6 0a3 6 8 1 0-6 0z',
		'b5761a M8.5 26l9-7 2 4-9 7zM19 36l5-8 4 2-4 8z'],
	// starlight over a way through the wood
	gildor_inglorion: ['2f4f74', 'e9d9ae M17 48C22 40 21 36 24 29C27 36 26 40 31 48z',
		'2c7a4b M0 48V34L8 15 16 34 13 48zM48 48V34L40 15 32 34 35 48z', `fff3cf ${star(24, 14, 8, 8, 0.45)}`],
	farmer_maggot: ['a9c27c', '7a5330 M0 41Q24 36 48 41V48H0z', 'fbf3df M19 26h10l2 16q-7 3-14 0z',
		'b5532f M6 27C6 14 14 7 24 7s18 7 18 20q-18 5-36 0z', `fbf3df ${circle(16, 18, 3)}${circle(28, 14, 2.6)}${circle(34, 22, 2.4)}`],
	// the key of a house that is to look lived in
	fatty_bolger: ['3f7a5a', 'f2c75c M22 19h4v12h7v4h-7v3h5v4h-9z', `=f2c75c ${circle(24, 13, 6.5)}`],
	tom_bombadil: ['f0c65a', '2f7fb5 M29 27C29 18 31 11 38 6C40 14 38 22 33 29z', '~e6f5f6 M31 25C33 18 35 12 37.5 8',
		'7a5330 M4 33Q24 44 44 33Q38 29 34 30L31 18Q24 13 17 18L14 30Q10 29 4 33z', 'c8472f M14.6 26Q24 31 33.4 26l.8 5Q24 35 13.8 31z'],
	goldberry: ['3d93a0', '2c7a4b M4 33Q24 26 44 33Q24 45 4 33z',
		'f2c75c M24 33C16 36 9 33 4 26C13 23 20 27 24 33zM24 33C32 36 39 33 44 26C35 23 28 27 24 33z',
		'fbe7b0 M24 33C16 31 11 25 10 15C18 18 22 24 24 33zM24 33C32 31 37 25 38 15C30 18 26 24 24 33z',
		'fffbe9 M24 9C30 17 29 26 24 33C19 26 18 17 24 9z', '~e6f5f6 M14 42Q24 45 34 42'],
	// a ring under a hill
	mr_underhill: ['e6c27a', '4b3626 M-2 30H50V50H-2z', '7fa653 M-2 31C6 13 15 8 24 8S42 13 50 31z',
		'~d8e6b8 M7 28C12 17 17 13 24 13M15 28C18 21 21 18 26 18', `=f2c75c ${circle(24, 38, 4.5)}`],
	barliman_butterbur: ['a6552d', '=d9a13a M33 22C41 20 41 36 33 34', 'd9a13a M13 18H33V40Q23 43 13 40z', '- M20 18V41M27 18V41',
		'fffbe9 M11 19C8 13 13 10 17 11C18 6 26 6 28 10C33 8 38 13 35 18C31 22 27 18 23 20C19 22 15 21 11 19z'],
	strider: ['7fa08c', 'b9a56c M0 40H48V48H0z', '7a5330 M15 9H27V26C30 30 36 30 38 34V39H15z', 'a67c4a M14 7H28V13H14z',
		'2c1d12 M13 39H39V43H13z', '~e9d9ae M20 19h7M20 24h7'],
	// a bell on a white horse's harness
	glorfindel: ['6d9ac4', 'f2c75c M24 8C32 8 33 18 34 26L39 35H9L14 26C15 18 16 8 24 8z', '- M11 31H37', `fffbe9 ${circle(24, 38, 4)}`,
		'~fff3cf M19 24C19 18 20 14 22 12'],
	bill_the_pony: ['9a7a4c', 'cfd8de M12 39C3 20 10 6 24 6S45 20 36 39L29 37C36 22 32 13 24 13S12 22 19 37z',
		`17130f ${circle(11, 22, 0.7)}${circle(14, 13, 0.7)}${circle(24, 9.5, 0.7)}${circle(34, 13, 0.7)}${circle(37, 22, 0.7)}`],
	// a blue stone on a ring of gold
	elrond: ['35506e', `=f2c75c ${circle(24, 31, 10)}`, '5fb4e6 M24 5l9 8-9 10-9-10z', '- M15 13H33M24 5l-4 8 4 10 4-10z'],
	arwen: ['3f3a6b', '5a5690 M0 37Q24 32 48 37V48H0z', `a9b6e0 M24 12L35 9 32 20 35 31 24 28 13 31 16 20 13 9z`,
		`fffbe9 ${star(24, 20, 17, 4, 0.24)}`, '~fff3cf M20 41h8M22 45h4'],
	// a jewel in the lonely mountain
	gloin: ['e0954f', '7d8794 M3 42L24 7V42z', '5b6470 M24 7L45 42H24z', 'fbf3df M24 7l-5 8 4-1 2 3 3-3z', 'fffbe9 M24 23l6 6-6 9-6-9z',
		'- M18 29H30'],
	bilbo_baggins: ['6f8f88', 'a93422 M7 13Q16 9 24 13Q32 9 41 13V39Q32 35 24 39Q16 35 7 39z',
		'fbf3df M10 14Q17 11 24 15Q31 11 38 14V36Q31 33 24 36Q17 33 10 36z', '- M24 15V36',
		'~8a7a5a M13.5 20q4-1 7 .5M13.5 25q4-1 7 .5M13.5 30q4-1 7 .5', 'cfe0ea M27 32C27 21 31 12 39 7C41 17 37 26 29 33z',
		'- M26 36 38 9'],
	aragorn: ['35506e', 'e7edf2 M24 4l3.5 8v17h-7V12z', '- M24 8V29', 'd9b25a M14 29h20v4H14zM22 33h4v9h-4z',
		`fff3cf ${star(11, 17, 4)}${star(37, 17, 4)}`],
	boromir: ['8f3a2c', `e3dccb ${circle(24, 24, 17)}`, '9fb0bd M24 7A17 17 0 0 1 41 24H24zM24 41A17 17 0 0 1 7 24H24z',
		`d9b25a ${circle(24, 24, 5.5)}`, `17130f ${circle(14, 14, 0.6)}${circle(34, 14, 0.6)}${circle(14, 34, 0.6)}${circle(34, 34, 0.6)}`],
	gwaihir: ['8fc0e0', '5c7aa0 M0 48V40L10 32 19 40 32 31 48 42V48z',
		'8a5a2c M24 12C28 12 28 16 28 19C34 14 40 12 46 13C44 22 37 27 29 27L28 36 24 33 20 36 19 27C11 27 4 22 2 13C8 12 14 14 20 19C20 16 20 12 24 12z',
		'- M9 16l4 7M15 18l3 6M39 16l-4 7M33 18l-3 6', `fbf3df ${circle(24, 15, 3.4)}`, 'f2c75c M22.5 17h3L24 21z'],
	shadowfax: ['4d6b8a', 'aebfcc M21 6L19 14C14 22 15 34 16 46H7C5 30 9 14 21 6z',
		'f2f5f7 M15 48C15 34 14 22 19 14L21 5L26 10C33 13 38 20 41 28C41 32 37 34 34 31L27 27C27 34 32 39 32 48z',
		'- M27 27C25 24 25 21 26 19M36 25l3 1'],
	radagast: ['b08a56', '=6b4a2b M3 37Q24 33 45 38', '2c7a4b M37 37C38 30 43 29 45 30C45 35 42 38 37 37z', 'f2c75c M33 17l8 3-8 3z',
		'7fb2d6 M14 22C14 15 20 11 26 12C33 13 36 20 35 26C34 32 28 34 23 33L7 37L16 28C15 26 14 24 14 22z',
		'3f719c M17 24C22 19 29 21 30 27C26 31 19 30 17 24z'],
	legolas: ['2f6f4a', '~fbf3df M16 6L11 24 16 42', '=c99a4e M16 6C35 11 35 37 16 42', '=e9d9ae M10 24H37', 'e7edf2 M35 18l10 6-10 6z',
		'9fd08a M12 24l-4-5H3l3 5-3 5h5z'],
	gimli: ['6d4a2c', 'a8552a M12 32h9l-2 12-5-3zM36 32h-9l2 12 5-3z', 'b9a15a M9 28C9 14 15 6 24 6S39 14 39 28z', '8d7a3e M7 26H41V33H7z',
		'd9c27a M20.5 6h7v28L24 39l-3.5-5z', `17130f ${circle(12, 29.5, 0.6)}${circle(36, 29.5, 0.6)}`],
	// a flame that is not put out
	gandalf_servant_of_the_secret_fire: ['33283c', '=f2f5f7 M24 40V52',
		'e8742c M24 4C33 13 38 20 38 29A14 14 0 0 1 10 29C10 22 14 18 16 13C19 16 20 18 21 20C23 15 24 10 24 4z',
		'f6b552 M24 17C30 22 33 26 33 32A9 9 0 0 1 15 32C15 28 17 25 19 22C21 24 22 25 23 26C24 23 24 20 24 17z',
		'fff8e2 M24 27C27 30 29 32 29 35A5 5 0 0 1 19 35C19 31 23 30 24 27z'],
	orophin_and_rumil: ['55714a', '=e9d9ae M12 39L34 12M36 39L14 12', 'e7edf2 M39 6l-2.5 9-6-5zM9 6l2.5 9 6-5z',
		'9fd08a M9 37l-1 6 6-1 2-4zM39 37l1 6-6-1-2-4z', 'f2c75c M24 15C30 21 30 29 24 35C18 29 18 21 24 15z', '- M24 19V35'],
	// a watch high in a tree
	haldir: ['9cc7c0', 'b9c2c4 M19 0h10v48H19z', '- M23 30V48', 'e8c658 M-2-2H50V12Q42 19 35 12Q30 18 24 13Q18 18 13 12Q6 19-2 12z',
		'8a6a3a M6 24H42V30H6z', '- M13 30v3M33 30V44M37 30V42M33 34h4M33 38h4', 'fff3cf M9.5 33h7v8h-7z'],
	// light in a glass
	galadriel: ['2f4f6b', 'dff1f5 M21 14h6v6C33 24 35 30 34 35A10 9.5 0 0 1 14 35C13 30 15 24 21 20z', 'd9b25a M19.5 8h9v6h-9z',
		`fff3cf ${star(24, 31, 8, 4, 0.34)}`],
	celeborn: ['3f5b7c', '7d9b6a M0 42Q24 36 48 42V48H0z', `dfe8ee ${circle(13, 19, 8)}`, `c2d0da ${circle(35, 19, 8)}`,
		`f2f5f7 ${circle(24, 13, 9)}`, '9aa8b2 M22 45V31L14 23l2-2.5 6 5V15h4v10.5l6-5 2 2.5-8 8v14z'],
	samwise_gamgee: ['7fa653', '=6b4a2b M28 21L41 9', `4a5056 ${circle(20, 28, 13)}`, `767f86 ${circle(20, 28, 9.5)}`,
		'e3b45a M14 28c0-4 4-5 6-3s6 0 6 3-4 3-6 4-6 0-6-4z', '- M18 26v4M22 27v3'],
	// a stone into a well
	peregrin_took: ['5b6f8a', '2f6f86 M2 34a22 10 0 1 0 44 0 22 10 0 1 0-44 0z', '5ba3b5 M9 34a15 6 0 1 0 30 0 15 6 0 1 0-30 0z',
		'cfe8ee M17 34a7 2.6 0 1 0 14 0 7 2.6 0 1 0-14 0z', 'b0b3ae M20 6l7-1 5 5-2 6-8 1-4-5z', '~e6f5f6 M24 20v7M19 20v4M29 20v4'],
	meriadoc_brandybuck: ['8a5f3c', 'f5e3b8 M6 14l12-4 12 4 12-4v25l-12 4-12-4-12 4z',
		'8fc4cf M6 21Q12 19 18 24T30 26V31Q24 32 18 29T6 27z', '- M18 10V35M30 14V39', '~a93422 M11 33C15 29 17 33 21 32S26 20 30 20',
		`a93422 ${star(35, 18, 4)}`],
	// a green stone set in silver
	aragorn_son_of_arathorn: ['35506e', 'cfd8de M24 39C10 37 3 28 5 13C10 20 15 21 20 18L24 10 28 18C33 21 38 20 43 13C45 28 38 37 24 39z',
		'- M12 25l5 6M9 21l3 4M36 25l-5 6M39 21l-3 4', `2f9c63 ${circle(24, 26, 8.5)}`, 'a8e8c2 M24 19.5l5 6.5-5 6.5-5-6.5z'],
	// the white tower of the Stewards
	boromir_son_of_denethor: ['86a3c0', 'aebccb M0 48V34L13 20 24 34 37 16 48 32V48z', 'e3dccb M9 46V35H39V46z',
		'2a2238 M24 12V3l9 2.5L24 8z', 'fffbf0 M18 46V17h12V46z', 'fffbf0 M16 11h4v3h3v-3h2v3h3v-3h4v8H16z',
		'4b3626 M21.5 46v-7a2.5 2.5 0 0 1 5 0v7z'],
	legolas_greenleaf: ['9cc7dc', '2c8a4b M24 4C40 14 42 29 24 42C6 29 8 14 24 4z', '43a568 M24 4C40 14 42 29 24 42z', '- M24 8V46',
		'~dff1d5 M24 19l-7-5M24 19l7-5M24 27l-9-6M24 27l9-6M24 34l-7-5M24 34l7-5'],
	gimli_son_of_gloin: ['7d3b2a', '=a67c4a M24 7V47',
		'cfd8de M24 11C19 9 14 8 10 6C5 14 6 25 11 32C15 27 19 25 24 25zM24 11C29 9 34 8 38 6C43 14 42 25 37 32C33 27 29 25 24 25z',
		'~f6fafc M12 10C9 16 9 22 12 28M36 10C39 16 39 22 36 28', 'd9b25a M21 14h6v8h-6z'],
};
