import { fold } from '../search/fold.ts';

/** Longest slug, in characters. [M06] */
export const longestSlug = 80;

/**
 * A title for an address: plain small letters, digits and single hyphens, at most 80, no hyphen at either end;
 * `fallback` where nothing is left. [M06]
 */
export function slugOf(title: string, fallback = 'oglas') {
  const words = fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '');
  return words.slice(0, longestSlug).replace(/-$/, '') || fallback;
}
