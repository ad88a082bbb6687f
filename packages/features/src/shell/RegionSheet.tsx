import type { Country, Region } from '@volan/api-contract';
import { MenuSheet } from '@volan/ui/MenuSheet';
import { Regions } from '../blocks/places/Regions.tsx';
import type { RegionPlace } from '../blocks/places/regionPlace.ts';
import { regionsOf } from '../blocks/places/regionsOf.ts';
import type { Site } from '../runtime/site/Site.ts';
import type { Messages } from '../runtime/site/useMessages.ts';
import { regionSheet } from './sheetIds.ts';

export interface RegionSheetProps {
  site: Site;
  messages: Messages;
  home: Country;
  regions: readonly Region[];
  place: RegionPlace;
}

/** The regions of the country, for the menu of a brand that has no other countries to pick. It asks no context. [T08, T35] */
export function RegionSheet({ site, messages, home, regions, place }: RegionSheetProps) {
  const { t } = messages;
  return (
    <MenuSheet id={regionSheet} title={t('shell.select-location')} closeLabel={t('close')}>
      <Regions {...regionsOf(site, home, regions, place, messages)} />
    </MenuSheet>
  );
}
