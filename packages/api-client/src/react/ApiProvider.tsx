import { createContext, type ReactNode, useContext } from 'react';
import type { Api } from '../Api.ts';

const ApiContext = createContext<Api | null>(null);

export interface ApiProviderProps {
  api: Api;
  children: ReactNode;
}

/** Gives the parts below it the client of the API. */
export function ApiProvider({ api, children }: ApiProviderProps) {
  return <ApiContext value={api}>{children}</ApiContext>;
}

/** The client of the API. */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) {
    throw new Error('useApi found no API. Wrap the app or the story in <ApiProvider api={createApi(…)}>.');
  }
  return api;
}

/** Whether a client of the API is above: a part that is alone brings its own. */
export function useHasApi(): boolean {
  return useContext(ApiContext) !== null;
}
