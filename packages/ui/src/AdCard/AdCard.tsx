import type { AdCardProps } from './AdCardProps.ts';
import { CompactAdCard } from './CompactAdCard.tsx';
import { GridAdCard } from './GridAdCard.tsx';
import { ListAdCard } from './ListAdCard.tsx';
import { XlAdCard } from './XlAdCard.tsx';

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
