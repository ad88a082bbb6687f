import { pages, routes } from './routes.ts';

/** Words that calls of the API take for themselves. [J44, T51] */
const callWords = ['list', 'brands', 'models', 'chassis', 'fuels'];

/** First segments that the servers answer themselves. */
const serverWords = ['api', 'v3', 'img', 'assets', 'islands', 'signs', 'health', 'ready', 'dev', 'admin'];

const routeWords = pages.flatMap((page) =>
  [routes[page].serbian, routes[page].english].flatMap((path) =>
    path.split('/').filter((part) => part && !part.includes('{')),
  ),
);

const reserved: ReadonlySet<string> = new Set([...callWords, ...serverWords, ...routeWords]);

/**
 * Whether a category may not have this slug: a word of a route or a call, two letters, or an ending of ad addresses.
 * [J44, T51, T58]
 */
export function isReservedSlug(slug: string) {
  return reserved.has(slug) || /^[a-z]{2}$/.test(slug) || slug.endsWith('-oglasi');
}
