import { island } from '../runtime/hydration/island.tsx';
import { pagePath } from '../runtime/site/pagePath.ts';
import { useSite } from '../runtime/site/SiteProvider.tsx';
import { OverlaysPart } from './OverlaysPart.tsx';

const OverlaysIsland = island('overlays', OverlaysPart);

/** What may come over a page. It takes no room. */
export function Overlays() {
  return <OverlaysIsland cookiesHref={pagePath(useSite(), 'cookies', {})} />;
}
