import { getModel, listModels } from '@volan/api-contract/wire';
import type { Api } from '../Api.ts';
import { callQuery } from './callQuery.ts';

const subject = ['models'] as const;

/** Queries about models. `all` is the start of every key. */
export const modelQueries = {
  all: subject,
  /** What the ads say about a model; fails with `not-found` for an unknown one. `country` is an ISO code. */
  information: (api: Api, brand: string, model: string, country: string | null) =>
    callQuery(subject, api, getModel, { brand, model, country: country ?? undefined, lang: api.language }),
  /** Makes with their models: those with ads, or those that hold all the words of `q`. */
  list: (api: Api, q: string, country: string | null) =>
    callQuery(subject, api, listModels, { q: q || undefined, country: country ?? undefined }),
};
