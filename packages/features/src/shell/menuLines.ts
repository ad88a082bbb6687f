import type { Category, NavigationGroup } from '@volan/api-contract';
import { isIconName } from '@volan/ui/names';
import type { MenuEntry, MobileMenuLine } from '@volan/ui';
import { pagePath } from '../runtime/site/pagePath.ts';
import type { Site } from '../runtime/site/Site.ts';
import type { Messages } from '../runtime/site/useMessages.ts';
import { accountEntries } from './accountEntries.ts';
import { builtPages, type BuiltPages } from './BuiltPages.ts';
import { categoryEntries } from './categoryEntries.ts';
import { fastSearchLinks } from './fastSearchLinks.ts';
import { barLinks } from './headerLinks.ts';
import { defaultCategoryId } from './headerBadgesOf.ts';
import { visitor, type Viewer } from '../runtime/site/Viewer.ts';
import { menuEntries } from './shellLinks.ts';
import { countrySheet, languageSheet, regionSheet } from './sheetIds.ts';

export interface MenuSubjects {
  readonly categories: readonly Category[];
  readonly navigation: readonly NavigationGroup[];
  /** ISO code of the country whose regions can be picked. */
  readonly regionCountry?: string;
  readonly viewer?: Viewer;
  readonly isBuilt?: BuiltPages;
}

const lineOf = ({ label, href, icon, opensDialog, count }: MenuEntry): MobileMenuLine => ({
  label,
  href,
  ...(icon !== undefined && { icon }),
  ...(opensDialog !== undefined && { opensDialog }),
  ...(count !== undefined && { badge: { count, label } }),
});

/**
 * The way to pick where: countries of the brand, else regions; where none are known, they are asked among all filters.
 * [T08, T35]
 */
function locationLine(site: Site, { t }: Messages, regionCountry: string | undefined): MobileMenuLine {
  const line = { label: t('shell.select-location'), icon: 'map-pin' as const };
  if (site.brand.features.countryPicker) {
    return { ...line, opens: { sheet: countrySheet }, ...(site.country !== null && { flag: site.country }) };
  }
  return regionCountry === undefined
    ? { ...line, href: pagePath(site, 'detailedSearch', { categorySlug: site.brand.defaultCategory }) }
    : { ...line, opens: { sheet: regionSheet }, flag: regionCountry };
}

/**
 * The lines of the slide-out menu, in parts: the account, the sections of the site in accordions with the fast search,
 * then the history, the location and the language. The button that places an ad is above them. [C23, C63]
 */
export function menuLines(site: Site, messages: Messages, subjects: MenuSubjects): MobileMenuLine[][] {
  const { categories, navigation, regionCountry, viewer = visitor, isBuilt = builtPages } = subjects;
  const { t } = messages;
  const account = accountEntries(site, messages, { categoryId: defaultCategoryId(site, categories), viewer, isBuilt });
  const isHistory = ({ opensDialog }: MenuEntry) => opensDialog === 'history';
  // The first group are the categories once more, without their numbers.
  const groups = navigation.slice(1).flatMap((group): MobileMenuLine[] => {
    const entries = menuEntries(site, group);
    const icon = entries[0]?.icon;
    return entries.length > 0 ? [{ label: group.title, entries, ...(isIconName(icon) && { icon }) }] : [];
  });
  const ofCategories = categoryEntries(site, categories, messages);
  const parts: MobileMenuLine[][] = [
    account.filter((entry) => !isHistory(entry)).map(lineOf),
    [
      ...(ofCategories.length > 0
        ? [{ label: t('shell.categories'), icon: 'layout-grid' as const, entries: ofCategories }]
        : []),
      { label: t('shell.fast-search'), icon: 'zap', entries: fastSearchLinks(site, messages) },
      ...groups,
      ...barLinks(site, messages, viewer, isBuilt).map(({ label, href, icon }) => ({ label, href, icon })),
    ],
    [
      ...account.filter(isHistory).map(lineOf),
      locationLine(site, messages, regionCountry),
      { label: t('language.label'), icon: 'globe', opens: { sheet: languageSheet } },
    ],
  ];

  return parts.filter(({ length }) => length > 0);
}
