/** A drawing with a name is an image; without one it is decoration, and whoever shows it says what it means. */
export function named(label: string): { role?: 'img'; 'aria-label'?: string; 'aria-hidden'?: true } {
	return label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
}
