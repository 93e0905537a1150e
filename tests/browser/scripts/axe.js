/* Serious faults of accessibility, and where they are: by these rules, or by all. */
async (rules) => {
	const { violations } = await axe.run(document, { resultTypes: ['violations'], ...(rules && { runOnly: rules }) });
	const where = (node) => [node.target.join(' '), node.html.slice(0, 160), node.any[0]?.message ?? node.all[0]?.message ?? ''].join(' ');
	return violations
		.filter(({ impact }) => impact === 'serious' || impact === 'critical')
		.map(({ id, help, nodes }) => `${id}, ${help}: ${nodes.slice(0, 3).map(where).join('; ')}`);
}
