import type { CallReply, listWithheld } from '@volan/api-contract';
import { placeQueries, useApi } from '@volan/api-client/react';
import { useQuery } from '@tanstack/react-query';
import type { Withheld } from '@volan/domain-rules';
import type { Site } from '../../runtime/site/Site.ts';
import { useSite } from '../../runtime/site/SiteProvider.tsx';

type WithheldIn = CallReply<typeof listWithheld>[number];

/** Always the same array, because components keep their output while their props are identical. */
const nothing: readonly Withheld[] = [];

/**
 * The entry of the country that counts: that of the signed-in user, else that of the host. Undefined: it withholds
 * nothing.
 */
function withheldEntry(
  all: readonly WithheldIn[],
  { viewer, country }: Pick<Site, 'viewer' | 'country'>,
): WithheldIn | undefined {
  return all.find(({ id, code }) => (viewer?.signedIn ? id === viewer.countryId : code === country));
}

/**
 * Products and features that this visitor is not offered. Empty if the list could not be loaded: the server refuses
 * them anyway. [J68, P67]
 */
export function useWithheld(): readonly Withheld[] {
  const site = useSite();
  const { data = [] } = useQuery(placeQueries.withheld(useApi()));
  return withheldEntry(data, site)?.withheld ?? nothing;
}
