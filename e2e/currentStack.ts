import { inject } from 'vitest';
import type { Stack } from './stack.ts';

let own: Stack | undefined;

/** The product that the journeys of this file walk through: the one of all files, unless the file has its own. */
export const currentStack = (): Stack => own ?? inject('stack');

/** Makes this product the one of the file; without one it is that of all files again. */
export function useStack(stack: Stack | undefined): void {
  own = stack;
}

/** Lets this file walk through the product whose ads, prices and texts may change. */
export const useChangingStack = (): void => useStack(inject('changingStack'));
