import { HydrationBoundary, type DehydratedState } from '@tanstack/react-query';
import type { FormResult } from '@volan/features/account';
import { SiteProvider, useSite } from '@volan/features/site';
import type { ReactNode } from 'react';
import { useLocation, useMatches } from 'react-router';

/** The data of a private page's loader that the browser gets when the router asks for it. */
export interface Carried {
  readonly queries: DehydratedState | null;
  /** The typed text of a form of the page whose session had ended; null without one. [K01] */
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
