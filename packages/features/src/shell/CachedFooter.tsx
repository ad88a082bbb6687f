import { identityOf } from '../runtime/fragmentCache/identityOf.ts';
import { CachedSiteFragment } from '../runtime/fragmentCache/CachedSiteFragment.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { useShell } from './useShell.ts';

/** The footer, made once by a server for all pages that end with it. */
export function CachedFooter() {
  const { navigation } = useShell();
  return (
    <CachedSiteFragment cacheKey={`footer ${identityOf(navigation)}`}>
      <SiteFooter />
    </CachedSiteFragment>
  );
}
