import { inject } from 'vitest';
import type { Stack } from './stack.ts';

let own: Stack | undefined;

/** The product that the journeys of this file walk through: the one of all files, unless the file has its own. */
export const currentStack = (): Stack => own ?? inject('stack');

/** Selects the product that this file uses; without an argument, the shared one. */
export function useStack(stack: Stack | undefined): void {
  own = stack;
}

/** Makes this file use the product whose ads, prices and texts may change. */
export const useChangingStack = (): void => useStack(inject('changingStack'));
