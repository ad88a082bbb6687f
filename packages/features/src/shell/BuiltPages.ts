import { routes, type Page } from '@volan/domain-rules';

/** Whether a page exists: a way to a page that does not is left out. */
export type BuiltPages = (page: Page) => boolean;

/** The built pages of the route table. */
export const builtPages: BuiltPages = (page) => routes[page].built;
