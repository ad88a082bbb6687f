import type { AdCardProps } from './AdCardProps.ts';
import { CompactAdCard } from './CompactAdCard.tsx';
import { GridAdCard } from './GridAdCard.tsx';
import { ListAdCard } from './ListAdCard.tsx';
import { XlAdCard } from './XlAdCard.tsx';

/** One ad in a list. The title links to the ad and its link covers the card; actions stay outside the link. */
export function AdCard({ layout = 'list', first, late, ...props }: AdCardProps) {
  if (layout === 'grid' || layout === 'featured') {
    return <GridAdCard {...props} first={first} featured={layout === 'featured'} />;
  }
  if (layout === 'compact') {
    return <CompactAdCard {...props} />;
  }
  const Wide = props.ad.tier?.kind === 'xl' && !props.ad.sold ? XlAdCard : ListAdCard;

  return <Wide {...props} first={first} late={late} />;
}
