import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '@volan/api-client';
import type { PathMatch } from '@volan/domain-rules';
import type { Site } from '@volan/features/site';
import { createContext } from 'react-router';
import type { PublicHead } from '../server/publicHeads.ts';

/** What a request carries from the server through loaders to the page. */
export interface WebRequest {
  readonly site: Site;
  readonly api: Api;
  /** Replies read by the loaders; the page reads them from here. */
  readonly queries: QueryClient;
  /** Page and parameters of the address; set by the gate. */
  match: PathMatch | null;
  /** Ads that the page shows, where only their changes concern it; null where any may. Set by loaders. */
  shownAds: readonly number[] | null;
  /** The router asks for the data of a page, not for a document. */
  readonly wantsData: boolean;
  /** The reader has cookies of somebody who is signed in, or was. */
  readonly isPersonal: boolean;
  /** Styles, scripts and policy of a public page with these routes that begins so; `null` in development. */
  readonly publicHead: ((routeIds: readonly string[], aboveBar: string) => PublicHead) | null;
}

export const webRequest = createContext<WebRequest>();
