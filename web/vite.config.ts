import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// The client is built into the Python package, which serves it; while developing, `npm run dev` talks to a server on port 8765.
const server = 'http://127.0.0.1:8765';

export default defineConfig({
	plugins: [svelte()],
	build: { outDir: '../src/onetable/server/static', emptyOutDir: true, target: 'es2022', sourcemap: false },
	server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
	// said here for the tests: they see the reactivity of the browser, not the one-time rendering of a server
	resolve: { conditions: [...defaultClientConditions] },
	test: { include: ['src/**/*.test.ts'] },
});
