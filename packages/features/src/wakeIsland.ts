import { registry } from './islands.ts';
import { wake } from './runtime/hydration/wake.tsx';

/** Hydrates one island of a public page. In a chunk of its own, with the registry and React. */
export const wakeIsland = (element: HTMLElement): Promise<void> => wake(element, registry);
