import type { AdListed } from '@volan/api-contract';
import { AdCard } from '@volan/ui/AdCard';
import { Grid } from '@volan/ui/Grid';
import { Stack } from '@volan/ui/Stack';
import { adCardData, adCardKey } from '../adCard/adCardData.ts';
import { Kept } from '../kept/Kept.tsx';
import { useSite } from '../site/SiteProvider.tsx';
import { useWords } from '../site/useWords.ts';
import type { CatalogView } from './catalogPlace.ts';

export interface AdListProps {
  ads: readonly AdListed[];
  view: CatalogView;
  /** The first picture is the largest of the first screen. */
  first?: boolean;
}

/** Ads of a list, below one another or in columns. */
export function AdList({ ads, view, first = false }: AdListProps) {
  const site = useSite();
  const words = useWords();
  const entries = ads.map((ad, place) => {
    const isFirst = first && place === 0;
    const card = () => <AdCard ad={adCardData(ad, site, words)} layout={view} headingLevel={3} first={isFirst} />;
    // Its picture is announced in the head, so it is made with the page.
    return isFirst ? (
      <li key={ad.id}>{card()}</li>
    ) : (
      <Kept key={ad.id} as="li" by={`card ${view} ${adCardKey(ad, site, words)}`}>
        {card}
      </Kept>
    );
  });
  return view === 'grid' ? (
    <Grid layout="ads3" as="ul">
      {entries}
    </Grid>
  ) : (
    <Stack gap={1.5} as="ul">
      {entries}
    </Stack>
  );
}
