import { HydrationBoundary, type DehydratedState } from '@tanstack/react-query';
import type { FormResult } from '@volan/features/account';
import { SiteProvider, useSite } from '@volan/features/site';
import type { ReactNode } from 'react';
import { useLocation, useMatches } from 'react-router';

/** What the loader of a private page hands to the browser where the router asks for it. */
export interface Carried {
  readonly queries: DehydratedState | null;
  /** What was typed into a form of the page before its session ended; null where nothing was. [K01] */
  readonly typed: FormResult | null;
}

/** The site and the replies of the shown private page, also after the router has changed to another one. */
export function PrivateParts({ children }: { children: ReactNode }) {
  const site = useSite();
  const { pathname, search } = useLocation();
  const carried = useMatches().at(-1)?.loaderData as Partial<Carried> | undefined;
  return (
    <SiteProvider site={{ ...site, pathname, search }}>
      <HydrationBoundary state={carried?.queries}>{children}</HydrationBoundary>
    </SiteProvider>
  );
}
