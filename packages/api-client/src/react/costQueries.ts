import type { CostCountry } from '@volan/domain-rules';
import { listCostRules } from '@volan/api-contract/wire';
import type { Api } from '../Api.ts';
import { callQuery } from './callQuery.ts';

const subject = ['imports'] as const;

/** Queries about imports. `all` is the start of every key. */
export const costQueries = {
  all: subject,
  /** The rules for the cost of an import into a country that are in force today. */
  rules: (api: Api, country: CostCountry) => callQuery(subject, api, listCostRules, { country }),
};
