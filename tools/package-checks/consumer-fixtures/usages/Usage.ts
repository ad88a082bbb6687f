import type { Page } from 'playwright-core';

/** The behaviour in the browser that one numbered line of the consumer fixture promises; it throws if that fails. */
export type Usage = readonly [number: number, does: string, holds: (page: Page) => Promise<unknown>];
