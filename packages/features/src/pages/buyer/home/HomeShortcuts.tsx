import { useApi } from '@volan/api-client/react';
import { FastSearchRow, type FastSearch } from '@volan/ui/FastSearchRow';
import { useQuery } from '@tanstack/react-query';
import { fastSearchEntries } from '../../../shell/shellLinks.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { countOf } from './countOf.ts';
import { firstHomeReads } from './homeReads.ts';
import { shortcutCount, type Counted } from './shortcutCount.ts';

export interface HomeShortcutsProps {
  /** The numbers of the category; `null` where they could not be read: the ways stand without them. */
  counted: Counted | null;
}

/** The shortcuts of the fast search, each with the number of ads or sellers behind it. [B45-B51, C11] */
export function HomeShortcuts({ counted }: HomeShortcutsProps) {
  const site = useSite();
  const messages = useMessages();
  const companies = useQuery(firstHomeReads(useApi(), site).companies).data?.meta.types;
  const sellers = companies ? Object.values(companies).reduce((sum, count) => sum + count, 0) : null;
  const shortcuts = fastSearchEntries(site, messages).map(({ label, href, icon }): FastSearch => ({
    label,
    href,
    icon: icon ?? 'zap',
    ...(href === pagePath(site, 'companies', {})
      ? countOf(sellers, messages, 'home.sellers')
      : countOf(counted && shortcutCount(href, counted), messages)),
  }));
  return <FastSearchRow label={messages.t('shell.fast-search')} shortcuts={shortcuts} />;
}
