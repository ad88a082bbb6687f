import { profileMenu, shownOptions, type Page } from '@volan/domain-rules';
import type { MenuEntry } from '@volan/ui';
import { pagePath } from '../runtime/site/pagePath.ts';
import type { Site } from '../runtime/site/Site.ts';
import type { Messages } from '../runtime/site/useMessages.ts';
import { builtPages, type BuiltPages } from './BuiltPages.ts';
import { visitor, type Viewer } from '../runtime/site/Viewer.ts';

/** Options that open here, in a dialog, where scripts run. [C54, C55] */
const opensDialog: Partial<Record<Page, string>> = { history: 'history', compareAds: 'compare' };

/** The administration is an app of its own, without languages in its path. [B18] */
const administrationPath = '/admin';

export interface AccountEntriesOptions {
  /** Category whose comparison stands for all where no script runs; without one the comparison is left out. */
  categoryId: number | null;
  viewer?: Viewer;
  isBuilt?: BuiltPages;
}

/** The links of the account menu, as far as their pages are built. [C07, C53-C56, C61, C62, H03] */
export function accountEntries(
  site: Site,
  { t, number }: Pick<Messages, 't' | 'number'>,
  { categoryId, viewer = visitor, isBuilt = builtPages }: AccountEntriesOptions,
): MenuEntry[] {
  const administration = { label: t('shell.administration'), href: administrationPath, icon: 'user-cog' } as const;
  const entries = shownOptions(profileMenu, viewer.signedIn).flatMap(({ id, label, value, icon }): MenuEntry[] => {
    if (!isBuilt(value) || (value === 'compareAds' && categoryId === null)) {
      return [];
    }
    const href =
      value === 'compareAds' ? pagePath(site, value, { categoryId: categoryId ?? 0 }) : pagePath(site, value, {});
    const opens = opensDialog[value];
    const unread = id === 'messages' || id === 'notifications' ? (viewer.unreadOf?.[id] ?? 0) : 0;

    return [
      {
        label: t(label),
        href,
        icon,
        ...(opens !== undefined && { opensDialog: opens }),
        ...(unread > 0 && { count: number(unread) }),
      },
    ];
  });
  return viewer.administrator ? [administration, ...entries] : entries;
}
