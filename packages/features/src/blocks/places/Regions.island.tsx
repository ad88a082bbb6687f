import { CountryPanel } from '@volan/ui/CountryPicker';
import { useHydrated } from '@volan/ui/hydrated';
import { otherRegionNames } from './otherRegionNames.ts';
import { regionChoices, type RegionsShown } from './RegionsShown.ts';

export interface RegionsIslandProps {
  /** Ids of its parts begin with it. */
  id: string;
  shown: RegionsShown;
  labels: { search: string; noneFound: string; noneFoundText: string };
}

/** Regions of a country to pick from: links that work by themselves, and a search. [T08, T35, C26, C31] */
export function RegionsIsland({ id, shown, labels }: RegionsIslandProps) {
  // Only the search needs the other names, and a server has no search.
  const choices = regionChoices(shown, useHydrated() ? otherRegionNames : undefined);
  return <CountryPanel id={id} labels={labels} {...choices} flags={false} />;
}
