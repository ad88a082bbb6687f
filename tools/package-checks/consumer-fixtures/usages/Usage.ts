import type { Page } from 'playwright-core';

/** What one numbered line of the consumer fixture has to do in the browser; it throws where it does not. */
export type Usage = readonly [number: number, does: string, holds: (page: Page) => Promise<unknown>];
