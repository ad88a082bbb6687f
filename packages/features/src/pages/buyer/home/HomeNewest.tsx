import type { AdListed } from '@volan/api-contract';
import { AdCardSkeleton } from '@volan/ui/AdCard';
import { EmptyState } from '@volan/ui/EmptyState';
import { Grid } from '@volan/ui/Grid';
import { SectionHead } from '@volan/ui/SectionHead';
import { CachedAdCard } from '../../../blocks/adCard/CachedAdCard.tsx';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { catalogueHref } from './catalogueHref.ts';
import { PartFailed } from './PartFailed.tsx';

const id = 'newest';

/** Two rows of a desktop, four of a phone. */
const shown = 8;

const places = Array.from({ length: shown }, (_, index) => index);

export interface HomeNewestProps {
  /** Newest first; absent while they are read. */
  ads?: readonly AdListed[];
  failed: boolean;
}

function Ads({ ads }: Pick<HomeNewestProps, 'ads'>) {
  const { t } = useMessages();
  if (ads?.length === 0) {
    return <EmptyState icon="car" title={t('home.newest-empty')} help={t('home.newest-empty-text')} headingLevel={3} />;
  }
  return (
    <Grid layout="ads4" as="ul">
      {ads
        ? ads.slice(0, shown).map((ad) => <CachedAdCard key={ad.id} as="li" ad={ad} layout="grid" />)
        : places.map((place) => (
            <li key={place}>
              <AdCardSkeleton layout="grid" />
            </li>
          ))}
    </Grid>
  );
}

/** The ads that came last. [M50] */
export function HomeNewest({ ads, failed }: HomeNewestProps) {
  const { t } = useMessages();
  const href = catalogueHref(useSite());
  return (
    <section aria-labelledby={id} aria-busy={!ads && !failed ? true : undefined}>
      <SectionHead id={id} title={t('home.newest')} all={{ label: t('home.all-ads'), href }} />
      {failed ? <PartFailed /> : <Ads {...(ads && { ads })} />}
    </section>
  );
}
