import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

/** What a table asks the server for lies beside the page: the written rules need no server. */
function beside(): Plugin {
	return {
		name: 'beside',
		enforce: 'pre',
		async resolveId(source, importer) {
			const found = source.endsWith('/wire/api') || source === './api' ? await this.resolve(source, importer, { skipSelf: true }) : null;
			return found?.id.endsWith('/wire/api.ts') ? found.id.replace('/wire/api.ts', '/rules/site/api.ts') : null;
		},
	};
}

// One script and one style that draw an example of the rules, also in a page that is opened from a folder: such a page may load no modules.
export default defineConfig({
	plugins: [beside(), svelte()],
	publicDir: false,
	build: {
		outDir: '../src/onetable/server/static/drawing',
		target: 'es2022',
		cssCodeSplit: false,
		lib: { entry: 'src/rules/site/drawing.ts', formats: ['iife'], name: 'drawing', fileName: () => 'drawing.js', cssFileName: 'drawing' },
		rolldownOptions: { output: { codeSplitting: false } },
	},
});
