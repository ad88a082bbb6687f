import { SkipLink } from '@volan/ui/SkipLink';
import { MenuEntries } from '@volan/ui/Menu';
import { MenuSheet } from '@volan/ui/MenuSheet';
import type { Country, Region } from '@volan/api-contract';
import { identityOf } from '../runtime/fragmentCache/identityOf.ts';
import { CachedFragment } from '../runtime/fragmentCache/CachedFragment.tsx';
import { CachedSiteFragment } from '../runtime/fragmentCache/CachedSiteFragment.tsx';
import { regionPlace, type RegionPlace } from '../blocks/places/regionPlace.ts';
import { useSite } from '../runtime/site/SiteProvider.tsx';
import { useMessages, type Messages } from '../runtime/site/useMessages.ts';
import { Bars } from './Bars.tsx';
import type { BuiltPages } from './BuiltPages.ts';
import { mainId } from './mainId.ts';
import { PhoneBar } from './PhoneBar.tsx';
import { visitor, type Viewer } from '../runtime/site/Viewer.ts';
import { useShell } from './useShell.ts';
import { Countries } from '../blocks/places/Countries.tsx';
import { countriesOf } from '../blocks/places/countriesOf.ts';
import { languageEntries } from './pickers.ts';
import { countrySheet, languageSheet, regionSheet } from './sheetIds.ts';
import { Regions } from '../blocks/places/Regions.tsx';
import { regionsOf } from '../blocks/places/regionsOf.ts';
import type { Site } from '../runtime/site/Site.ts';

interface RegionSheetProps {
  site: Site;
  messages: Messages;
  home: Country;
  regions: readonly Region[];
  place: RegionPlace;
}

/**
 * The regions of the country, for the menu of a brand that has no other countries to pick. It asks no context.
 * [T08, T35]
 */
function RegionSheet({ site, messages, home, regions, place }: RegionSheetProps) {
  const { t } = messages;
  return (
    <MenuSheet id={regionSheet} title={t('shell.select-location')} closeLabel={t('close')}>
      <Regions {...regionsOf(site, home, regions, place, messages)} />
    </MenuSheet>
  );
}

/**
 * This page in other languages and countries: links that the headers open. All that depends on the address of the page
 * is here, once, so that headers and menu are the same on all pages. [C09, C23, C28, L23]
 */
function PlaceSheets() {
  const site = useSite();
  const messages = useMessages();
  const { countries } = useShell();
  const { t } = messages;
  const inCountries = countriesOf(site, countries, messages);
  const languages = languageEntries(site).map(({ name, href, language, current }) => ({
    label: name,
    href,
    lang: language,
    current,
  }));

  return (
    <>
      <MenuSheet id={languageSheet} title={t('language.choose')} closeLabel={t('close')}>
        <MenuEntries entries={languages} />
      </MenuSheet>
      {inCountries && (
        <MenuSheet id={countrySheet} title={t('country.choose')} closeLabel={t('close')}>
          <Countries {...inCountries} />
        </MenuSheet>
      )}
    </>
  );
}

export interface SiteHeaderProps {
  /** The person who reads. @default the signed-in user of the site, else a visitor */
  viewer?: Viewer;
  /** Which pages exist. @default what the route table says */
  isBuilt?: BuiltPages;
}

/**
 * The headers of the site: two bars on a desktop, one bar with a menu below 1024 px. Ways to pages that are not built
 * are left out. [C01-C25]
 */
export function SiteHeader({ viewer: given, isBuilt }: SiteHeaderProps) {
  const site = useSite();
  const viewer = given ?? site.viewer ?? visitor;
  const messages = useMessages();
  const { categories, navigation, countries, home, regions } = useShell();
  const hasRegions = home !== null && regions.length > 0;
  const made = {
    site,
    messages,
    viewer,
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
      {viewer === visitor && isBuilt === undefined ? (
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
          {() => <RegionSheet site={site} messages={messages} home={home} regions={regions} place={place} />}
        </CachedFragment>
      )}
    </>
  );
}
