import {
  fastSearchShortcuts,
  pathOf,
  routes,
  splitLanguage,
  withLanguage,
  type Page,
  type PageParams,
} from '@volan/domain-rules';
import type { NavigationGroup } from '@volan/api-contract';
import type { IconName, LogoProps, MenuEntry } from '@volan/ui';
import { isIconName } from '@volan/ui/names';
import { pagePath } from '../runtime/site/pagePath.ts';
import type { Site } from '../runtime/site/Site.ts';
import type { Messages } from '../runtime/site/useMessages.ts';

/** The path of a page as a link; none while the page is not built. */
export function builtLink<P extends Page>(site: Site, page: P, params: PageParams<P>) {
  return routes[page].built ? pagePath(site, page, params) : null;
}

/** The link home: to the home page, or to the page that replaces it. [C04] */
export const homeHref = ({ brand, language }: Site) => pathOf(brand, 'home', {}, language);

/** Sign and name of the brand, leading home. [C04, A18] */
export function logoOf(site: Site, { t }: Messages): LogoProps {
  const { mark, wordmark } = site.brand.logo;
  return {
    ...(mark && { mark }),
    name: wordmark,
    href: homeHref(site),
    label: t('shell.to-home', { brand: site.brand.name }),
    ...(site.brand.features.beta && { stage: t('shell.beta') }),
  };
}

/** A path of the API's menus in the language of the site. [C63] */
function menuHref({ brand, language }: Site, slug: string) {
  const { path } = splitLanguage(slug.startsWith('/') ? slug : `/${slug}`);
  return withLanguage(brand, path, language);
}

/** The links of a group of the API's menus. [C63, E09] */
export function menuEntries(site: Site, group: NavigationGroup): MenuEntry[] {
  return group.items.map(({ title, slug, icon }) => ({
    label: title,
    href: menuHref(site, slug),
    ...(isIconName(icon) && { icon }),
  }));
}

const shortcutIcons: Readonly<Record<string, IconName>> = {
  'bought-new-in-serbia': 'flag',
  'new-cars': 'sparkles',
  'first-owner': 'user-check',
  'on-credit': 'landmark',
  'with-warranty': 'shield-check',
  'open-to-exchange': 'repeat-2',
  'car-lots-and-salons': 'store',
};

const shortcutMessages = {
  'bought-new-in-serbia': 'shortcut.bought-new-in-serbia',
  'new-cars': 'shortcut.new-cars',
  'first-owner': 'shortcut.first-owner',
  'on-credit': 'shortcut.on-credit',
  'with-warranty': 'shortcut.with-warranty',
  'open-to-exchange': 'shortcut.open-to-exchange',
  'car-lots-and-salons': 'shortcut.car-lots-and-salons',
} as const;

const isShortcut = (key: string): key is keyof typeof shortcutMessages => key in shortcutMessages;

/** The shortcuts of the fast search, as far as their pages exist. [B45-B51, C11] */
export function fastSearchEntries(site: Site, { t }: Messages): MenuEntry[] {
  const catalog = pagePath(site, 'catalog', { categorySlug: site.brand.defaultCategory });
  return fastSearchShortcuts.flatMap((shortcut): MenuEntry[] => {
    const href =
      'query' in shortcut
        ? `${catalog}?${shortcut.query}`
        : routes[shortcut.page].built
          ? pagePath(site, shortcut.page, {} as never)
          : null;
    const { key } = shortcut;
    if (href === null || !isShortcut(key)) {
      return [];
    }
    const icon = shortcutIcons[key];

    return [{ label: t(shortcutMessages[key]), href, ...(icon && { icon }) }];
  });
}
