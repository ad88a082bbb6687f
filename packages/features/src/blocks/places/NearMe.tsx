import { island } from '../../runtime/hydration/island.tsx';
import { useSite } from '../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../runtime/site/useMessages.ts';
import { NearMeIsland, type NearMeProps } from './NearMe.island.tsx';

const Part = island('nearMe', NearMeIsland);

/** A button of a list that leads to what is near the visitor, on a public page as an island. [B19] */
export function NearMe(props: Pick<NearMeProps, 'townsOf' | 'regions' | 'href'>) {
  const site = useSite();
  const { t } = useMessages();

  return (
    <Part
      {...props}
      asking={{ brand: site.brand.id, language: site.language }}
      labels={{
        near: t('places.near-me'),
        locating: t('places.locating'),
        refused: t('places.location-refused'),
        failed: t('places.location-failed'),
      }}
    />
  );
}
