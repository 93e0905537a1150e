// A whole bot in JavaScript: it accepts challenges, plays any number of tables of any game, and comes back after any break.
// ONETABLE_TOKEN=… node bot.mjs http://127.0.0.1:8765        (Node 22 or newer; Node 20 with --experimental-websocket)
const [server, games = Infinity] = process.argv.slice(2);
const headers = { Authorization: `Bearer ${process.env.ONETABLE_TOKEN}` };
const tables = new Set(); // those at which we have a line
let over = 0;

/** Whatever the game: here is what may be chosen. Take the one you like best. */
const choose = (view) => Math.floor(Math.random() * view.choices.length);

async function ask(path, method = 'POST') {
	const answer = await fetch(server + path, { method, headers });
	const found = await answer.json();
	return answer.ok ? found : console.error(found.text);
}

/** A WebSocket that opens itself again until `hear` says that it is no longer needed. */
function stay(address, hear, pause = 100) {
	const line = new WebSocket(server.replace('http', 'ws') + address(), { headers });
	line.onmessage = ({ data }) => {
		pause = 100;
		if (hear(JSON.parse(data), line)) line.onclose = null, line.close();
	};
	line.onclose = ({ code, reason }) => ([1008, 1009, 4404].includes(code) && reason !== 'too_fast') || setTimeout(stay, pause, address, hear, Math.min(pause * 1.4, 2000));
}

/** The state that comes of a change: docs/protocol.md, “The line”. */
function changed(state, { view, news, on, ...rest }) {
	for (const [place, members] of Object.entries(view)) Object.assign(place.split('/').filter(Boolean).reduce((at, name) => at[name], state.view), members);
	return Object.assign(state, rest);
}

function play(table) {
	if (tables.has(table)) return;
	tables.add(table);
	let [state, answer] = [null, {}];
	stay(() => `/ws?table=${table}`, (message, line) => {
		if (message.is === 'change' && state?.n !== message.on) return message.n > (state?.n ?? 0) && line.close(), false; // one was lost: begin anew
		if (message.is !== 'state' && message.is !== 'change') return message.is === 'refused' && console.error(message.text), false;
		state = message.is === 'change' ? changed(state, message) : message;
		const { view, n } = state;
		if (view.over) return console.log(`${view.game}: ${view.over.title}`), ++over >= games && process.exit(0), true;
		if (view.asked !== view.seat || !view.choices.length) return false;
		if (answer.at !== n) answer = { do: 'answer', id: crypto.randomUUID(), table, seat: view.seat, at: n, choice: choose(view) };
		line.send(JSON.stringify(answer)); // sent again after a break it has the same id, and is carried out once
	});
}

const me = await ask('/api/me', 'GET');
let last = ''; // the stream is taken up again after this event
stay(() => `/ws/events?last=${last}`, (event) => {
	last = event.event ?? last;
	if (event.is === 'challenged' && event.challenge.receiver.id === me.id) ask(`/api/challenges/${event.challenge.id}/accept`).catch(console.error);
	if (event.is === 'table_begun' || event.is === 'your_turn') play(event.table);
});
