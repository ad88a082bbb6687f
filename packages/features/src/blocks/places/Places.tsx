import { island } from '../../runtime/hydration/island.tsx';
import { useSite } from '../../runtime/site/SiteProvider.tsx';
import { PlacesPart } from './PlacesPart.tsx';

const PlacesIsland = island('places', PlacesPart);

/** Country, language and lists of a visitor, kept while he walks through the site; once on every page. */
export function Places() {
  const { defaultLanguage, features } = useSite().brand;
  return <PlacesIsland defaultLanguage={defaultLanguage} hasPicker={features.countryPicker} />;
}
