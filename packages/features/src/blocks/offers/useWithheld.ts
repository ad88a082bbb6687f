import type { CallReply, listWithheld } from '@volan/api-contract';
import { placeQueries, useApi } from '@volan/api-client/react';
import { useQuery } from '@tanstack/react-query';
import type { Withheld } from '@volan/domain-rules';
import type { Site } from '../../runtime/site/Site.ts';
import { useSite } from '../../runtime/site/SiteProvider.tsx';

type WithheldIn = CallReply<typeof listWithheld>[number];

/** One and the same, because parts are kept by the identity of what they show. */
const nothing: readonly Withheld[] = [];

/** The country that decides what is offered, where it withholds anything: the one of who is signed in, else that of the host. */
function withheldEntry(
  all: readonly WithheldIn[],
  { viewer, country }: Pick<Site, 'viewer' | 'country'>,
): WithheldIn | undefined {
  return all.find(({ id, code }) => (viewer?.signedIn ? id === viewer.countryId : code === country));
}

/** What is not offered to whoever sees this page; nothing where that could not be read: the server refuses all the same. [J68, P67] */
export function useWithheld(): readonly Withheld[] {
  const site = useSite();
  const { data = [] } = useQuery(placeQueries.withheld(useApi()));
  return withheldEntry(data, site)?.withheld ?? nothing;
}
