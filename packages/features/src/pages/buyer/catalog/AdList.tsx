import { AdCard, type AdCardProps } from '@volan/ui/AdCard';
import { Grid } from '@volan/ui/Grid';
import { ShowOn } from '@volan/ui/ShowOn';
import { Stack } from '@volan/ui/Stack';
import { row } from '../../../blocks/banners/banner.css.ts';
import { AdActions } from '../../../blocks/adCard/AdActions.tsx';
import { adCardData } from '../../../blocks/adCard/adCardData.ts';
import { CachedAdCard } from '../../../blocks/adCard/CachedAdCard.tsx';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import type { CatalogView } from '../../../blocks/catalogSearch/catalogPlace.ts';
import type { ListEntry } from './topEntries.ts';
import type { ReactNode } from 'react';

export interface AdListProps {
  entries: readonly ListEntry[];
  view: CatalogView;
  /** Level of the titles of the ads, below the heading before them. */
  headingLevel: AdCardProps['headingLevel'];
  /** The first picture is the largest of the first screen. */
  first?: boolean;
  /** Ads that are above the list. @default 0 */
  above?: number;
  /** Shown after the sixth ad; a shorter list does without it. @default nothing */
  banner?: ReactNode;
}

/** The most rows on a first screen: they are drawn at once, so that nothing on it moves. */
const onFirstScreen = 6;

/** Ads of the list itself before a banner among them. */
const adsBeforeBanner = 6;

/** Ads of a list, below one another or in columns. */
export function AdList({ entries, view, headingLevel, first = false, above = 0, banner = null }: AdListProps) {
  const site = useSite();
  const messages = useMessages();
  const rows = entries.map(({ ad, only }, index) => {
    // The first picture is announced in the head, so that card is made with its page.
    if (first && index === 0) {
      return (
        <li key={ad.id}>
          <AdCard
            ad={adCardData(ad, site, messages)}
            layout={view}
            headingLevel={headingLevel}
            first
            actions={<AdActions ad={ad} messages={messages} layout={view} />}
          />
        </li>
      );
    }
    const card = { ad, layout: view, headingLevel, compare: true, late: above + index >= onFirstScreen };

    return only === undefined ? (
      <CachedAdCard key={ad.id} as="li" {...card} />
    ) : (
      <ShowOn key={ad.id} as="li" width={only}>
        <CachedAdCard {...card} />
      </ShowOn>
    );
  });

  const sixth = entries.filter(({ only }) => only === undefined)[adsBeforeBanner - 1];
  if (banner !== null && sixth) {
    const after = entries.indexOf(sixth) + 1;
    rows.splice(
      after,
      0,
      <li key="banner" className={row}>
        {banner}
      </li>,
    );
  }

  return view === 'grid' ? (
    <Grid layout="ads3" as="ul">
      {rows}
    </Grid>
  ) : (
    <Stack gap={1.5} as="ul">
      {rows}
    </Stack>
  );
}
