import type { ReactNode } from 'react';
import type { HeadingLevel } from '../Heading/Heading.tsx';
import type { AdCardData } from './AdCardData.ts';
import { CompactAdCard } from './CompactAdCard.tsx';
import { GridAdCard } from './GridAdCard.tsx';
import { ListAdCard } from './ListAdCard.tsx';
import { XlAdCard } from './XlAdCard.tsx';

export interface AdCardProps {
  ad: AdCardData;
  /**
   * In a list an ad with the tier XL takes its wide form; in a grid every tier is a label. `featured` fills the
   * height of its place, as the first tile of `PromotedStrip` does. @default 'list'
   */
  layout?: 'list' | 'grid' | 'featured' | 'compact';
  /** Place of the title in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel;
  /** Buttons of this ad, such as compare and favourite. They lie above the link of the card. */
  actions?: ReactNode;
  /** Its picture is the largest of the first screen, so it is fetched first. One or two a page. */
  first?: boolean;
  /** Surely below the first screen: a row (`list` and XL) is not drawn until it comes near. @default false */
  late?: boolean;
}

/** One ad in a list. The title links to the ad and its link covers the card; actions stay outside the link. */
export function AdCard({ layout = 'list', ...props }: AdCardProps) {
  if (layout === 'grid' || layout === 'featured') {
    return <GridAdCard {...props} featured={layout === 'featured'} />;
  }
  if (layout === 'compact') {
    return <CompactAdCard {...props} />;
  }
  return props.ad.tier?.kind === 'xl' && !props.ad.sold ? <XlAdCard {...props} /> : <ListAdCard {...props} />;
}
