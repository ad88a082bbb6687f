import type { Spelling } from './Route.ts';
import { pages, routes, type Page } from './routes.ts';

/** One address form of a page, ready to be matched. */
export interface PathPattern {
  readonly page: Page;
  readonly spelling: Spelling;
  readonly expression: RegExp;
}

const spellings = ['serbian', 'english'] as const satisfies Spelling[];

/** The pattern of a placeholder: a plain id, the kind of a category, or any one segment. */
function placeholder(name: string) {
  if (name.endsWith('Id')) {
    return `(?<${name}>[1-9]\\d{0,14})`;
  }
  return name === 'kind' ? `(?<${name}>[a-z]+)` : `(?<${name}>[^/]+)`;
}

const expressionOf = (path: string) =>
  new RegExp(`^${path.replace(/\{(\w+)\}/g, (_, name: string) => placeholder(name))}$`);

/** One digit per segment: a word is closer than a word with a placeholder in it, that is closer than a placeholder. */
const closeness = (path: string) =>
  path
    .split('/')
    .map((segment) => (!segment.includes('{') ? '0' : segment.startsWith('{') && segment.endsWith('}') ? '2' : '1'))
    .join('');

/** The address forms of every page in both spellings, the closest first, generic ones last. [T58] */
export const pathPatterns: readonly PathPattern[] = pages
  .flatMap((page) => spellings.map((spelling) => ({ page, spelling, path: routes[page][spelling] })))
  .sort((a, b) => closeness(a.path).localeCompare(closeness(b.path)))
  .map(({ page, spelling, path }) => ({ page, spelling, expression: expressionOf(path) }));
