import type { AdDetails, AdListed } from '@volan/api-contract';
import { Grid } from '@volan/ui/Grid';
import { SectionHead } from '@volan/ui/SectionHead';
import { Stack } from '@volan/ui/Stack';
import { CachedAdCard } from '../../../blocks/adCard/CachedAdCard.tsx';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { sellersAdsHref } from './sellerOf.ts';

export interface OthersOfSellerProps {
  ad: Pick<AdDetails, 'seller' | 'category'>;
  others: readonly AdListed[];
}

const headingId = 'others-of-seller';

/** What else the seller of an ad sells, with the way to all of it; nothing where that is nothing. [M53] */
export function OthersOfSeller({ ad, others }: OthersOfSellerProps) {
  const site = useSite();
  const messages = useMessages();
  if (others.length === 0) {
    return null;
  }

  return (
    <Stack as="section" gap={2.5} labelledBy={headingId}>
      <SectionHead
        id={headingId}
        title={messages.t('ad.others-of-seller')}
        all={{ label: messages.t('ad.all-of-seller', { count: ad.seller.ads }), href: sellersAdsHref(ad, site) }}
      />
      <Grid layout="ads3" as="ul">
        {others.map((one) => (
          <CachedAdCard key={one.id} as="li" ad={one} layout="grid" />
        ))}
      </Grid>
    </Stack>
  );
}
