import { SkipLink } from '@volan/ui/SkipLink';
import { identityOf } from '../runtime/fragmentCache/identityOf.ts';
import { CachedFragment } from '../runtime/fragmentCache/CachedFragment.tsx';
import { CachedSiteFragment } from '../runtime/fragmentCache/CachedSiteFragment.tsx';
import { regionPlace } from '../blocks/places/regionPlace.ts';
import { useSite } from '../runtime/site/SiteProvider.tsx';
import { useMessages } from '../runtime/site/useMessages.ts';
import { Bars } from './Bars.tsx';
import type { BuiltPages } from './BuiltPages.ts';
import { mainId } from './mainId.ts';
import { PhoneBar } from './PhoneBar.tsx';
import { PlaceSheets } from './PlaceSheets.tsx';
import { visitor, type Reader } from './Reader.ts';
import { RegionSheet } from './RegionSheet.tsx';
import { useShell } from './useShell.ts';

export interface SiteHeaderProps {
  /** Who reads; public pages are made for a visitor. @default a visitor */
  reader?: Reader;
  /** Which pages exist. @default what the route table says */
  isBuilt?: BuiltPages;
}

/**
 * The headers of the site: two bars on a desktop, one bar with a menu below 1024 px. Ways to pages that are not built
 * are left out. [C01-C25]
 */
export function SiteHeader({ reader = visitor, isBuilt }: SiteHeaderProps) {
  const site = useSite();
  const messages = useMessages();
  const { categories, navigation, countries, home, regions } = useShell();
  const hasRegions = home !== null && regions.length > 0;
  const made = {
    site,
    messages,
    reader,
    categories,
    navigation,
    ...(hasRegions && { regionCountry: home.code }),
    ...(isBuilt && { isBuilt }),
  };
  const place = regionPlace(site, { home, regions, categories });
  const parts = () => (
    <>
      <PhoneBar {...made} />
      <Bars {...made} />
    </>
  );
  return (
    <>
      <SkipLink to={mainId}>{messages.t('shell.skip-to-content')}</SkipLink>
      {reader === visitor && isBuilt === undefined ? (
        // The same on all pages: no link of it depends on the address.
        <CachedFragment
          cacheKey={`headers ${site.brand.id} ${messages.tag} ${site.country} ${made.regionCountry} ${identityOf(categories)} ${identityOf(navigation)}`}
        >
          {parts}
        </CachedFragment>
      ) : (
        parts()
      )}
      <CachedSiteFragment cacheKey={`places ${identityOf(countries)}`}>
        <PlaceSheets />
      </CachedSiteFragment>
      {hasRegions && (
        <CachedFragment
          cacheKey={`regions ${site.brand.id} ${messages.tag} ${site.country} ${home.count} ${identityOf(regions)} ${JSON.stringify(place)}`}
        >
          {() => <RegionSheet {...{ site, messages, home, regions, place }} />}
        </CachedFragment>
      )}
    </>
  );
}
