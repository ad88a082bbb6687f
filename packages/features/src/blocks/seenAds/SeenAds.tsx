import type { AdListed } from '@volan/api-contract';
import { maxSeenAds } from '@volan/domain-rules';
import { island } from '../../runtime/hydration/island.tsx';
import { useSite } from '../../runtime/site/SiteProvider.tsx';
import { SeenAdsIsland } from './SeenAds.island.tsx';

const HydratedSeenAds = island('seenAds', SeenAdsIsland);

/** Once a page of results: its ads were shown there. Not for lists that nobody searched for. [P39] */
export function SeenAds({ ads }: { ads: readonly Pick<AdListed, 'id'>[] }) {
  const { brand, language } = useSite();
  const ids = [...new Set(ads.map(({ id }) => id))].slice(0, maxSeenAds);
  return ids.length > 0 && <HydratedSeenAds ids={ids.join(' ')} asking={{ brand: brand.id, language }} />;
}
