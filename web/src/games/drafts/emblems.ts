import { circle, glazed } from '../../glass/glazing';

export default glazed({
	// a booster that is torn open, with a card looking out of it
	drafts: ['5a7d4e', 'f3ead2 M17 5H31V27H17z', '- M17 16H31', '8e2619 M11 18L16 22 20 17 24 22 28 17 32 22 37 18V42H11z', '- M11 36H37', `e5b144 ${circle(24, 30, 5)}`],
});
