/* The small signs of this game on a 16 grid, each told by its outline; they are drawn in the colour of the text. */

/** A line of this width; what is not a line is filled. */
const line = (d: string, width = 1.7): string => `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const shape = (d: string): string => `<path d="${d}" fill-rule="evenodd"/>`;

const SIGNS = {
	plains: '<circle cx="8" cy="8" r="3.6"/>' + line('M8 .9v2.200M8 12.900v2.200M.9 8h2.200M12.900 8h2.200M3 3l1.500 1.500M11.500 11.500 13 13M13 3l-1.500 1.500M4.500 11.500 3 13'),
	woods: shape('M8 .5c3.200 2.800 4.700 5.500 4.700 7.600S11 11.600 9 11.900v3.600H7v-3.600C5 11.600 3.300 10.200 3.300 8.100S4.800 3.300 8 .5z'),
	hills: shape('M.5 13.500C1 8.500 3.400 6 6 6c1.500 0 2.700.8 3.600 2.100C10.300 7.400 11 7.200 11.800 7.200c2 0 3.500 2.400 3.700 6.300z'),
	mountains: shape('M.5 14 5.500 5l2.200 3.400L10.500 2l5 12z'),
	swamp: line('M3 12V6M6.500 12V3M10 12V6M13 12V4', 1.8) + shape('M0 12.500q2-1.600 4 0t4 0 4 0 4 0V15H0z'),
	any: '<rect x="2.500" y="2.500" width="11" height="11" rx="2" fill="none" stroke="currentColor" stroke-width="2.200"/>',
	ranged: line('M2.500 13.500 12 4') + shape('M14.500 1.500l-1 5.500-4.500-4.500zM1 11l3.500-.5-.5 3.500L1.500 15z'),
	melee: shape('M14.800 1.200l-.6 3.600-7 7-2.800-2.800 7-7zM2.600 8.800l4.600 4.600-1.400 1.400-1.600-1.600-2 2-1.400-1.400 2-2-1.600-1.600z'),
	attack: shape('M14.800 1.200l-.6 3.600-7 7-2.800-2.800 7-7zM2.600 8.800l4.600 4.600-1.400 1.400-1.600-1.600-2 2-1.400-1.400 2-2-1.600-1.600z'),
	defense: shape('M8 .8l6 2v5c0 3.600-2.300 5.900-6 7.400-3.700-1.500-6-3.800-6-7.400v-5z'),
	cost: shape('M2 3.500h8l2-1.500h2v7h-2l-2-1.500H8V15H5V7.500H2z'),
	life: shape('M8 15C1.500 10 .5 6.500 2 4 3.600 1.400 6.700 2 8 4.700 9.300 2 12.400 1.400 14 4c1.500 2.500.5 6-6 11z'),
	hand: '<rect x="1.500" y="4" width="7.500" height="10.500" rx="1.200" transform="rotate(-10 5 9)"/><rect x="7" y="3.500" width="7.500" height="10.500" rx="1.200" transform="rotate(10 10 9)" stroke="var(--sign-ground, var(--panel))" stroke-width="1.200"/>',
	rest: shape('M10.500 1.500A6.800 6.800 0 1 0 14.600 11 6 6 0 0 1 10.500 1.500z'),
	damage: shape('M8 .5C10.500 4.500 13 7.300 13 10.300A5 5 0 0 1 3 10.300C3 7.300 5.500 4.500 8 .5z'),
	favor: shape('M8 .8l2.100 4.700 5.100.5-3.800 3.500 1.100 5.100L8 12l-4.500 2.600 1.100-5.100L.8 6l5.100-.5z'),
	influence: shape('M8 .8 15.200 8 8 15.200.8 8z'),
	pool: shape('M8 .8 15.200 8 8 15.200.8 8zM8 4.400 4.400 8 8 11.600 11.600 8z'),
	corruption: shape('M8 1C4 1 1.800 3.700 1.800 6.800c0 2.200 1 3.600 2.500 4.400V14h7.400v-2.800c1.500-.8 2.500-2.200 2.500-4.400C14.200 3.700 12 1 8 1zM5.300 6a1.500 1.500 0 1 1 0 3 1.500 1.500 0 0 1 0-3zm5.400 0a1.500 1.500 0 1 1 0 3 1.500 1.500 0 0 1 0-3zM8 9.200l1 1.900H7z'),
	plot: shape('M2 1h12v8.500L8 15 2 9.500z'),
	shadow: shape('M8 1c2.800 1.500 4.200 4 4.200 6.900 0 2.400 1.100 4.600 2.800 6.600H1c1.700-2 2.800-4.200 2.800-6.600C3.800 5 5.200 2.500 8 1zm0 4.200c-1.500.9-2.100 2.300-2.100 4S6.700 12 8 12.900c1.300-.9 2.100-2 2.100-3.700S9.500 6.100 8 5.200z'),
	green: shape('M7 15v-3.500C3.500 11.500 1.500 9.800 1.500 7.600c0-1.600 1-2.800 2.300-3.300C4.300 2.200 6 .8 8 .8s3.700 1.400 4.200 3.500c1.300.5 2.300 1.700 2.300 3.300 0 2.200-2 3.900-5.500 3.900V15z'),
	quest: shape('M8 .3l1.900 5.800L15.700 8 9.900 9.900 8 15.700 6.100 9.900.3 8l5.800-1.900z'),
	mission: shape('M2 1.500h10.500v11H15c0 1.500-1 2.300-2.500 2.300H5c-1.600 0-3-.9-3-2.600zM4.500 4.500V6H10V4.500zm0 3V9H10V7.500zm0 3V12H8v-1.500z'),
	yellow: '<circle cx="8" cy="8" r="5" fill="none" stroke="currentColor" stroke-width="3"/>',
	red: shape('M.5 8Q8 .5 15.500 8 8 15.500.5 8zM8 5.200a2.800 2.800 0 1 0 0 5.600 2.800 2.800 0 0 0 0-5.600z'),
	black: shape('M8 1C4 1 1.800 3.700 1.800 6.800c0 2.200 1 3.600 2.500 4.400V14h7.400v-2.800c1.500-.8 2.500-2.200 2.500-4.400C14.200 3.700 12 1 8 1zM5.300 6a1.500 1.500 0 1 1 0 3 1.500 1.500 0 0 1 0-3zm5.400 0a1.500 1.500 0 1 1 0 3 1.500 1.500 0 0 1 0-3zM8 9.200l1 1.900H7z'),
	fortitude: shape('M3 7V2h2v2h2V2h2v2h2V2h2v5l-1 2v6H4V9z'),
	strength: shape('M2 3.500h8l2-1.500h2v7h-2l-2-1.500H8V15H5V7.500H2z'),
	agility: line('M1.500 5h6M1.500 8h4M1.500 11h6', 1.6) + shape('M8 3l7 5-7 5 1.800-5z'),
	wisdom: shape('M8 1a5 5 0 0 0-3 9v2h6v-2a5 5 0 0 0-3-9zM5.500 13h5v2h-5z'),
	beware: shape('M8 1l7.500 13.500H.5zM7.200 6v4.200h1.600V6zm0 5.300v1.700h1.600v-1.700z'),
	pennant: line('M3 15V1.500', 1.8) + shape('M4 1.500h10l-3 3.800 3 3.700H4z'),
} as const;

export type SignName = keyof typeof SIGNS;
export const signOf = (name: string): string => (Object.hasOwn(SIGNS, name) ? SIGNS[name as SignName] : SIGNS.any);

/** Ground and ink of a terrain. */
export const GROUNDS: Record<string, [ground: string, ink: string]> = {
	plains: ['#fff2c2', '#7a5a00'], woods: ['#dff0d8', '#17502f'], hills: ['#f3dfc4', '#6b3d10'], mountains: ['#e6ebf0', '#33455c'], swamp: ['#eadff2', '#553072'], any: ['#fbf7ee', '#3c3a36'],
};
