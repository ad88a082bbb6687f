import { placeQueries, useApi } from '@volan/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@volan/ui/Button';
import { mapPinIcon } from '@volan/ui/icons';
import { Text } from '@volan/ui/Text';
import { useState } from 'react';
import { withQueries, type AskingProps } from '../../runtime/hydration/withQueries.tsx';
import { locateTown } from './locateTown.ts';
import * as styles from './NearMe.css.ts';

export interface NearMeProps extends AskingProps {
  /** Number of the country whose towns are compared. */
  townsOf: number;
  /** Slugs of the regions of those towns, by number. */
  regions: Readonly<Record<string, string>>;
  /** Address of the list; `{city}` is the number of the town that is found, `{region}` the slug of its region. */
  href: string;
  labels: { near: string; locating: string; refused: string; failed: string };
}

function NearMePart({ townsOf, regions, href, labels }: NearMeProps) {
  const api = useApi();
  const queries = useQueryClient();
  const [state, setState] = useState<'idle' | 'locating' | 'refused' | 'failed'>('idle');

  async function locate() {
    setState('locating');
    const towns = await queries.fetchQuery(placeQueries.towns(api, townsOf)).catch(() => []);
    const listed = towns.filter(({ region_id: region }) => region !== null && regions[region] !== undefined);
    const town = await locateTown(listed);
    if (typeof town === 'string') return setState(town);

    const region = regions[town.region_id ?? 0] ?? '';
    location.assign(href.replace('{city}', String(town.id)).replace('{region}', region));
  }

  return (
    <div className={styles.block}>
      <Button
        size="small"
        icon={mapPinIcon}
        onClick={() => void locate()}
        busyLabel={state === 'locating' ? labels.locating : undefined}
      >
        {labels.near}
      </Button>
      <Text role="small" tone="secondary" status>
        {state === 'refused' || state === 'failed' ? labels[state] : ''}
      </Text>
    </div>
  );
}

/**
 * Leads to the list of the town that is nearest to the device. It asks for the location after a press only; the address
 * gets the town, and the location itself stays in this browser.
 */
export const NearMeIsland = withQueries(NearMePart);
