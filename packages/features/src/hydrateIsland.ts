import { registry } from './islands.ts';
import { hydrate } from './runtime/hydration/hydrate.tsx';

/** Hydrates one island of a public page. In a chunk of its own, with the registry and React. */
export const hydrateIsland = (element: HTMLElement): Promise<void> => hydrate(element, registry);
