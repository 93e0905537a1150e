import { circle, glazed } from '../../glass/glazing';
import { lead } from '../../glass/paint';

export default glazed({
	tcg: ['52698f', 'dfe6ea M8 12H21V36H8z', '54406b M27 12H40V36H27z', '- M8 26H21M27 26H40', `e5b144 ${circle(24, 24, 8.5)}`,
		`<path d="M20.5 20.5l7 7M27.5 20.5l-7 7" ${lead(3)}/>`],
});
