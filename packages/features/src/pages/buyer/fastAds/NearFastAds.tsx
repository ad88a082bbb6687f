import type { FastAd } from '@volan/api-contract';
import { emptyFastAdQuery } from '@volan/domain-rules';
import { QuickAdGrid } from '@volan/ui/QuickAdTile';
import { SectionHead } from '@volan/ui/SectionHead';
import { Stack } from '@volan/ui/Stack';
import { fastAdsHref } from '../../../blocks/fastAds/fastAdHref.ts';
import { FastAdTile } from './FastAdTile.tsx';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';

export interface NearFastAdsProps {
  /** The ad that they are near to, shown or gone. */
  ad: Pick<FastAd, 'category' | 'place'>;
  near: readonly FastAd[];
}

const headingId = 'near';

/** Fast ads of the same region and category, with the way to all of them; nothing without any. */
export function NearFastAds({ ad, near }: NearFastAdsProps) {
  const site = useSite();
  const { t } = useMessages();
  if (near.length === 0) return null;

  const all = { ...emptyFastAdQuery, category: ad.category.slug, region: ad.place.region?.slug ?? null };

  return (
    <Stack as="section" gap={2.5} labelledBy={headingId}>
      <SectionHead
        id={headingId}
        title={t('fast-page.near')}
        all={{ label: t('ad.show-more'), href: fastAdsHref(site, all) }}
      />
      <QuickAdGrid>
        {near.map((one) => (
          <FastAdTile key={one.id} ad={one} />
        ))}
      </QuickAdGrid>
    </Stack>
  );
}
