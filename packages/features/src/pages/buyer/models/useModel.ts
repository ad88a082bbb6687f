import { useApi } from '@volan/api-client/react';
import type { AdListed, ModelInformation } from '@volan/api-contract';
import { useQuery } from '@tanstack/react-query';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { adsOf, informationOf, newestAds } from './modelReads.ts';

/** Everything that the page about a model shows; `ads` is `null` where they could not be read. */
export interface Model {
  readonly information: ModelInformation;
  readonly ads: readonly AdListed[] | null;
}

/** The page about a model on its way: read, waited for, or failed. */
export type ModelState =
  | { readonly kind: 'read'; readonly model: Model }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void };

const nameless = { id: null, slug: '', title: '' };
const unknown = { brand: nameless, model: nameless, category: { id: 0, slug: '', title: '', kind: '' } };

/** Loads the page about a model: first its data, then its newest ads. */
export function useModel(brandSlug: string, modelSlug: string): ModelState {
  const api = useApi();
  const site = useSite();
  const information = useQuery(informationOf(api, site, brandSlug, modelSlug));
  const known = information.data;
  const ads = useQuery({ ...adsOf(api, site, known ?? unknown), enabled: known !== undefined });
  if (information.isError) {
    return { kind: 'failed', retry: () => void information.refetch() };
  }
  if (!known || ads.isPending) {
    return { kind: 'loading' };
  }

  return {
    kind: 'read',
    model: { information: known, ads: ads.data?.ads.slice(0, newestAds) ?? null },
  };
}
