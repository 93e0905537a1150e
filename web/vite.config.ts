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

export default defineConfig({
	plugins: [svelte(), packed()],
	build: { outDir: '../src/onetable/server/static', emptyOutDir: true, target: 'es2022', sourcemap: false },
	server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
	// said here for the tests: they see the reactivity of the browser, not the one-time rendering of a server
	resolve: { conditions: [...defaultClientConditions] },
	test: { include: ['src/**/*.test.ts'] },
});
