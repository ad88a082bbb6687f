import { Overlays } from './Overlays.tsx';
import { Places } from '../blocks/places/Places.tsx';
import { identityOf } from '../runtime/fragmentCache/identityOf.ts';
import { CachedSiteFragment } from '../runtime/fragmentCache/CachedSiteFragment.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { useShell } from './useShell.ts';

/** The footer, made once by a server for all pages that end with it. */
function CachedFooter() {
  const { navigation } = useShell();
  return (
    <CachedSiteFragment cacheKey={`footer ${identityOf(navigation)}`}>
      <SiteFooter />
    </CachedSiteFragment>
  );
}

/** The end of every page: its footer, and what accompanies a visitor without being seen. */
export function PageEnd() {
  return (
    <>
      <CachedFooter />
      <Places />
      <Overlays />
    </>
  );
}
