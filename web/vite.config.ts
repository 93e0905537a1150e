import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultClientConditions, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

// The client is built into the Python package, which serves it; while developing, `npm run dev` talks to a server on port 8765.
const server = 'http://127.0.0.1:8765';

/** A packed copy beside each built file: the server sends it to all who can unpack, and packs nothing itself. */
function packed(): Plugin {
	return {
		name: 'packed',
		apply: 'build',
		async writeBundle({ dir = '' }) {
			const folder = join(dir, 'assets');
			for (const name of (await readdir(folder)).filter((each) => /\.(js|css|svg)$/.test(each))) {
				await writeFile(join(folder, `${name}.gz`), gzipSync(await readFile(join(folder, name)), { level: 9 }));
			}
		},
	};
}

/** What every table needs comes in one piece: on a slow line a file costs as long as twenty thousand bytes. */
const FRAME = /src\/(table\/(?!(Table|Panels|Drawer|KeyHelp|Menu|SaySheet|Side|Journal|People|ReaderPage|Round|CardSheet|PlainChoices|PlainTable|LessonEnd|FirstGame|names|WaitingRoom|ShareLink|Linked|RulesHere|library|cardnames|faces|frame)\b)|kit\/(air|BottomSheet|heights)\b)/;

/** The shell of the page is painted before the style of all else has come: this stands below it. */
function shellFirst(): Plugin {
	return {
		name: 'shell-first',
		apply: 'build',
		transformIndexHtml: {
			order: 'post',
			handler(page) {
				const sheets = page.match(/\s*<link rel="stylesheet"[^>]*>/g) ?? [];
				const bare = sheets.reduce((left, sheet) => left.replace(sheet, ''), page);
				return bare.replace('<div id="app">', `${sheets.map((sheet) => sheet.trim()).join('')}<div id="app">`);
			},
		},
	};
}

export default defineConfig({
	plugins: [svelte(), packed(), shellFirst()],
	build: { outDir: '../src/onetable/server/static', emptyOutDir: true, target: 'es2022', sourcemap: false, rolldownOptions: { preserveEntrySignatures: 'allow-extension', output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: 'frame', test: FRAME }] } } } },
	server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
	// said here for the tests: they see the reactivity of the browser, not the one-time rendering of a server
	resolve: { conditions: [...defaultClientConditions] },
	test: { include: ['src/**/*.test.ts'] },
});
