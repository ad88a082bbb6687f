import type { MenuEntry } from '@volan/ui';
import { pagePath } from '../runtime/site/pagePath.ts';
import type { Site } from '../runtime/site/Site.ts';
import type { Messages } from '../runtime/site/useMessages.ts';
import { fastSearchEntries } from './shellLinks.ts';

/** The menu of the fast search: its shortcuts, then all filters. [B45-B51, C11] */
export function fastSearchLinks(site: Site, messages: Messages): MenuEntry[] {
  const categorySlug = site.brand.defaultCategory;
  return [
    ...fastSearchEntries(site, messages),
    {
      label: messages.t('home.detailed'),
      href: pagePath(site, 'detailedSearch', { categorySlug }),
      icon: 'sliders-horizontal',
    },
  ];
}
