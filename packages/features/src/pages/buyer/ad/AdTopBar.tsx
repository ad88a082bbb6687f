import type { AdDetails } from '@volan/api-contract';
import { adHref } from '../../../blocks/adCard/adCardData.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { originOf } from '../../../runtime/site/siteAddress.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { island } from '../../../runtime/hydration/island.tsx';
import { AdBarIsland } from './AdBar.island.tsx';

/** The bar of an ad's page, on a public page as an island. */
const HydratedAdBar = island('adBar', AdBarIsland);

export interface AdTopBarProps {
  ad: Pick<AdDetails, 'id' | 'kind' | 'slug' | 'title' | 'category'>;
  /** It is an own ad: nothing to compare or save. @default false */
  isOwn?: boolean;
}

/** The bar above an ad: back to the results, print, share. The shared address is the slug address. [B29, T01] */
export function AdTopBar({ ad, isOwn = false }: AdTopBarProps) {
  const site = useSite();
  const { t } = useMessages();
  return (
    <HydratedAdBar
      back={{
        label: t('ad.back-to-results'),
        href: pagePath(site, 'catalog', { categorySlug: ad.category.slug }),
      }}
      listPath={pagePath(site, 'catalog', { categorySlug: '' })}
      share={{
        url: originOf(site) + adHref(site, ad),
        title: ad.title,
        label: t('ad.share'),
        copied: t('ad.link-copied'),
      }}
      collect={isOwn ? null : { adId: ad.id, compareLabel: t('card.compare'), favouriteLabel: t('card.favourite') }}
      printLabel={t('ad.print')}
    />
  );
}
