import type { Category } from '@volan/api-contract';
import { pagePath } from '../runtime/site/pagePath.ts';
import type { Site } from '../runtime/site/Site.ts';
import type { Messages } from '../runtime/site/useMessages.ts';
import { builtPages, type BuiltPages } from './BuiltPages.ts';
import type { HeaderBadgesProps } from './HeaderBadgesProps.ts';

/** The category whose comparison stands for all where no script runs: the brand's default one. [L22] */
export const defaultCategoryId = ({ brand }: Site, categories: readonly Category[]) =>
  categories.find(({ slug }) => slug === brand.defaultCategory)?.id ?? null;

/** The data of a header for the numbers in a browser. [C05, C06, C19-C21] */
export function headerBadgesOf(
  site: Site,
  { t }: Pick<Messages, 't'>,
  categories: readonly Category[],
  place: HeaderBadgesProps['place'],
  isBuilt: BuiltPages = builtPages,
): HeaderBadgesProps {
  const categoryId = defaultCategoryId(site, categories);
  const onPhone = place === 'phone';
  return {
    place,
    ...(onPhone &&
      isBuilt('history') && { history: { label: t('shell.history'), href: pagePath(site, 'history', {}) } }),
    ...(isBuilt('compareAds') &&
      categoryId !== null && {
        compare: {
          label: t('shell.compare'),
          href: pagePath(site, 'compareAds', { categoryId }),
          counted: t('shell.to-compare'),
          none: t('shell.nothing-to-compare'),
          categories: onPhone ? {} : Object.fromEntries(categories.map(({ id, title }) => [id, title])),
        },
      }),
    ...(isBuilt('cart') && {
      cart: { label: t('shell.cart'), href: pagePath(site, 'cart', {}), counted: t('shell.in-cart') },
    }),
  };
}
