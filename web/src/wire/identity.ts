/** An id nobody else makes. On a plain http address in the own network browsers have no randomUUID. */
export function newId(): string {
	if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
	return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
