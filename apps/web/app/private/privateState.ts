import type { DehydratedState } from '@tanstack/react-query';
import { brands, type BrandId } from '@volan/domain-rules';
import type { CompiledMessages } from '@volan/i18n';
import type { Site } from '@volan/features/site';
import { createContext } from 'react';

/** The data of a private page for the browser beside its HTML: whose page it is, and its replies. */
export interface PrivateState {
  readonly site: Site;
  readonly queries: DehydratedState;
  /** Texts in the place of those of the files, in the language of the page. */
  readonly messages: CompiledMessages;
}

/** Id of the element that holds it. */
export const privateStateId = 'page-state';

/** The state as the text of the document; null on public pages. */
export const PrivateStateText = createContext<string | null>(null);

/** The state as JSON that may be in a script element. */
export function writePrivateState({ site, queries, messages }: PrivateState): string {
  const told = { site: { ...site, brand: site.brand.id }, queries, messages };
  return JSON.stringify(told).replace(/</g, '\\u003c');
}

/** Reads what {@link writePrivateState} wrote. */
export function readPrivateState(text: string): PrivateState {
  const { site, queries, messages } = JSON.parse(text) as {
    site: Omit<Site, 'brand'> & { brand: BrandId };
    queries: object;
    messages: CompiledMessages;
  };
  return { site: { ...site, brand: brands[site.brand] }, queries: queries as DehydratedState, messages };
}
