import { pagePath } from '../../runtime/site/pagePath.ts';
import { useSite } from '../../runtime/site/SiteProvider.tsx';
import { island } from '../../runtime/hydration/island.tsx';
import { CompareFormIsland } from './CompareForm.island.tsx';

const HydratedCompareForm = island('compareForm', CompareFormIsland);

/** Once a page that has compare buttons: what they do. Without JavaScript a button sends the ad to the page that compares. [F12] */
export function CompareForm({ categoryId }: { categoryId: number }) {
  return <HydratedCompareForm action={pagePath(useSite(), 'compareAds', { categoryId })} />;
}
