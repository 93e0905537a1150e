import { circle, glazed } from '../../glass/glazing';

export default glazed({
	// the rose of a map
	quest: ['3f7a86', `f5e3b8 ${circle(24, 24, 18)}`, 'd9b878 M24 11L27 21 37 24 27 27 24 37 21 27 11 24 21 21z',
		'a93422 M24 4L28.5 24H19.5z', '2a2238 M24 44L19.5 24H28.5z', `fbf3df ${circle(24, 24, 3)}`],
});
