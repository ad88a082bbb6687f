import { island } from '../islands/island.tsx';
import { pagePath } from '../site/pagePath.ts';
import { useSite } from '../site/SiteProvider.tsx';
import { OverlaysPart } from './OverlaysPart.tsx';

const OverlaysIsland = island('overlays', OverlaysPart);

/** What may come over a page. It takes no room. */
export function Overlays() {
  return <OverlaysIsland cookiesHref={pagePath(useSite(), 'cookies', {})} />;
}
