import { pathOf, routes, type BrandSettings, type LanguageValue, type Page } from '@volan/domain-rules';
import type { WorkerPlan } from '../../worker/WorkerPlan.ts';

/**
 * Pages that can be read without a connection once they were read with one: ads, and what a browser keeps itself. [N13]
 */
const keptPages = ['ad', 'compareAds', 'history'] as const satisfies readonly Page[];

/** Pages that are kept in advance, since they show what the browser itself knows. [N13] */
const aheadPages = ['history'] as const satisfies readonly Page[];

/** Paths of a page in every language of a brand. */
function expressionOf(brand: BrandSettings, page: Page) {
  const path = routes[page][brand.spelling].replace(/\{(\w+)\}/g, '[^/]+');
  return `^(?:/(?:${brand.alternateLanguages.join('|')}))?${path}$`;
}

/** The files that the service worker of a brand stores; pages that are not built yet are not part of it. */
export function workerPlan(
  brand: BrandSettings,
  build: string,
  islands: Pick<WorkerPlan, 'files' | 'parts'>,
): WorkerPlan {
  const isBuilt = (page: Page) => routes[page].built;
  const aheadIn = (language: LanguageValue) =>
    [
      pathOf(brand, 'offline', {}, language),
      ...aheadPages.filter(isBuilt).map((page) => pathOf(brand, page, {}, language)),
    ] as const;
  return {
    build,
    ahead: {
      '': aheadIn(brand.defaultLanguage),
      ...Object.fromEntries(brand.alternateLanguages.map((language) => [language, aheadIn(language)])),
    },
    kept: keptPages.filter(isBuilt).map((page) => expressionOf(brand, page)),
    ads: [expressionOf(brand, 'ad')],
    signOut: [expressionOf(brand, 'signOut')],
    ...islands,
  };
}
