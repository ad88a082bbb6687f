import type { AdDetails, AdListed } from '@volan/api-contract';
import { Grid, Heading, Link, Row, Stack } from '@volan/ui';
import { CachedAdCard } from '../../../blocks/adCard/CachedAdCard.tsx';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { similarListHref } from './similarListHref.ts';

export interface SimilarAdsProps {
  ad: Pick<AdDetails, 'category' | 'brand' | 'model'>;
  similar: readonly AdListed[];
  title: string;
}

/** Ads similar to one that is shown or gone; nothing without similar ads. [M14, B53] */
export function SimilarAds({ ad, similar, title }: SimilarAdsProps) {
  const site = useSite();
  const messages = useMessages();
  if (similar.length === 0) {
    return null;
  }

  return (
    <Stack as="section" gap={2.5} labelledBy="similar">
      <Row justify="between" align="baseline" wrap>
        <Heading level={2} id="similar">
          {title}
        </Heading>
        <Link href={similarListHref(site, ad)} size="small" standalone>
          {messages.t('ad.show-more')}
        </Link>
      </Row>
      <Grid layout="ads4">
        {similar.map((one) => (
          <CachedAdCard key={one.id} ad={one} layout="grid" />
        ))}
      </Grid>
    </Stack>
  );
}
