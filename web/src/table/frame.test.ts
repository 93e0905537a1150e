import { describe, expect, it } from 'vitest';
import { formOf } from './frame.svelte';

describe('the form of a window', () => {
	it.each([
		[360, 640, 'phone'],
		[390, 844, 'phone'],
		[844, 390, 'landscape'],
		[768, 1024, 'tablet'],
		[1024, 768, 'tablet'],
		[1280, 720, 'desk'],
		[1920, 1080, 'desk'],
	])('%i x %i is a %s', (width, height, form) => expect(formOf(width, height)).toBe(form));
});
