import { Overlays } from './Overlays.tsx';
import { Places } from '../blocks/places/Places.tsx';
import { identityOf } from '../runtime/fragmentCache/identityOf.ts';
import { CachedSiteFragment } from '../runtime/fragmentCache/CachedSiteFragment.tsx';
import { QuietFooter, SiteFooter } from './SiteFooter.tsx';
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

export interface PageEndProps {
  /** Something is being paid: nothing shall lead away. @default false */
  quiet?: boolean;
}

/** The end of every page: its footer, and what accompanies a visitor without being seen. */
export function PageEnd({ quiet = false }: PageEndProps) {
  return (
    <>
      {quiet ? <QuietFooter /> : <CachedFooter />}
      <Places />
      <Overlays />
    </>
  );
}
