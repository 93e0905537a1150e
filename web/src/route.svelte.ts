/* Where we are: addresses without a hash, links that do not load the page anew. */

class Route {
	path = $state(location.pathname);
	search = $state(location.search);
}

export const route = new Route();

function arrive(): void {
	route.path = location.pathname;
	route.search = location.search;
}

export function go(path: string, how: { replace?: boolean } = {}): void {
	if (path === location.pathname + location.search) return;
	history[how.replace ? 'replaceState' : 'pushState'](null, '', path);
	arrive();
	scrollTo(0, 0);
}

/** Follow plain clicks on links of our own, and the back button; returns how to end that. */
export function followLinks(): () => void {
	const click = (event: MouseEvent): void => {
		if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
		const link = (event.target as Element).closest('a');
		if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download') || link.pathname.startsWith('/api/')) return;
		event.preventDefault();
		go(link.pathname + link.search);
	};
	addEventListener('popstate', arrive);
	document.addEventListener('click', click);
	return () => {
		removeEventListener('popstate', arrive);
		document.removeEventListener('click', click);
	};
}
