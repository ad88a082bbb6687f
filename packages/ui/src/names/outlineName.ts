import { smallOutlines } from '../generated/outlines.ts';

/** A kind of vehicle that has a drawn outline. */
export type OutlineName = keyof typeof smallOutlines;

/** Whether a name that came from outside is an outline that exists. */
export function isOutlineName(name: string | null | undefined): name is OutlineName {
  return typeof name === 'string' && Object.hasOwn(smallOutlines, name);
}
