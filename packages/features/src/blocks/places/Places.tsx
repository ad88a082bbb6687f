import { island } from '../../runtime/hydration/island.tsx';
import { useSite } from '../../runtime/site/SiteProvider.tsx';
import { PlacesIsland } from './Places.island.tsx';

const HydratedPlaces = island('places', PlacesIsland);

/** Country, language and lists of a visitor, kept while they walk through the site; once on every page. */
export function Places() {
  const { defaultLanguage, features } = useSite().brand;
  return <HydratedPlaces defaultLanguage={defaultLanguage} hasPicker={features.countryPicker} />;
}
