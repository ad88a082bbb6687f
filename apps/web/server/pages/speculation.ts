import { pages, routes } from '@volan/domain-rules';

const personalPaths = [
  ...new Set(
    pages
      .filter((page) => routes[page].delivery === 'private')
      .flatMap((page) => [routes[page].serbian, routes[page].english]),
  ),
];

const longest = (pieces: string[]) => pieces.reduce((best, piece) => (piece.length > best.length ? piece : best), '');

/** What addresses of a page have in common: the longest part of its path without a parameter. */
const signs = personalPaths
  .filter((path) => !personalPaths.some((above) => path.startsWith(`${above}/`)))
  .map((path) => longest(path.split(/\{\w+\}/)));

/** Whether a sign may also be the beginning of a public name, as `/new` is of `/new-holland`. */
const isShort = (sign: string) => sign.lastIndexOf('/') === 0;

/**
 * Links to pages that are made for one visitor, each with all below it, in every language: to fetch one ahead would do
 * what they have not done.
 */
const personal = signs.flatMap((sign) =>
  isShort(sign)
    ? [`[href$="${sign}"]`, ...['/', '?', '#'].map((end) => `[href*="${sign}${end}"]`)]
    : [`[href*="${sign}"]`],
);

/** Links to what is no page. */
const files = ['/v3/', '/img/', '/_next/', '/api/', '/go/'].map((path) => `[href^="${path}"]`);

/** Links to what is not to be followed, or said to be for one visitor alone. */
const marked = ['[rel~=nofollow]', '[download]', '[data-private]', '[data-private] a'];

const notAhead = [...files, ...marked, ...personal].join();

/**
 * Lets the browser fetch a page ahead when the pointer rests on its link or a finger touches it; never what is
 * personal, what is no page, or what is not to be followed. Only links of the same host are meant.
 *
 * Browsers try it on every link that gains a style, between a press and its picture. So it tells links by selectors:
 * the same said by address patterns took about four times as long, 2 ms of the first picture of a menu of links.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { selector_matches: notAhead } }] },
      eagerness: 'moderate',
    },
  ],
});
