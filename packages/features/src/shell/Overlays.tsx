import { island } from '../runtime/hydration/island.tsx';
import { pagePath } from '../runtime/site/pagePath.ts';
import { useSite } from '../runtime/site/SiteProvider.tsx';
import { OverlaysIsland } from './Overlays.island.tsx';

const HydratedOverlays = island('overlays', OverlaysIsland);

/** The overlays of a page. It takes no room. */
export function Overlays() {
  return <HydratedOverlays cookiesHref={pagePath(useSite(), 'cookies', {})} />;
}
