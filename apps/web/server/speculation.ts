import { pages, routes } from '@volan/domain-rules';

const personalPaths = [
  ...new Set(
    pages
      .filter((page) => routes[page].delivery === 'private')
      .flatMap((page) => [routes[page].serbian, routes[page].english]),
  ),
];

/**
 * Addresses of pages that are made for one reader, each with all below it, in every language: to fetch one ahead would
 * do what he has not done.
 */
const personal = personalPaths
  .filter((path) => !personalPaths.some((above) => path.startsWith(`${above}/`)))
  .map((path) => ({ pathname: `{/:l}?${path.replace(/\{(\w+)\}/g, ':$1')}{/*}?` }));

/**
 * Lets the browser fetch a page ahead when the pointer rests on its link or a finger touches it; never what is
 * personal, what is no page, or what is not to be followed. Only links of the same host are meant.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/v3/*', '/img/*', '/_next/*', '/api/*', ...personal] } },
          { not: { selector_matches: '[rel~=nofollow],[download],[data-private],[data-private] a' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
