import type { createRequestHandler, RouterContextProvider } from 'react-router';
import type { documentIn } from '../app/documents.ts';
import type { Arrival } from '../app/prepare.ts';
import type { sharedAddress } from '../app/sharedAddress.ts';

/** What the entry of the app offers beside its render. All of it comes from one copy of the router. */
export interface AppEntry {
  createRequestHandler: typeof createRequestHandler;
  prepare: (arrival: Arrival) => RouterContextProvider;
  sharedAddress: typeof sharedAddress;
  documentIn: typeof documentIn;
  themeScript: string;
}
