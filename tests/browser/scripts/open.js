/* Opens this table as the person that sits here. */
async (table) => {
	const post = (path, what) => fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(what) });
	await post('/api/me', {});
	return (await post('/api/tables', table)).json();
}
