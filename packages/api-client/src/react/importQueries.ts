import type { ImportCountry } from '@volan/domain-rules';
import { listImportRules } from '@volan/api-contract/wire';
import type { Api } from '../Api.ts';
import { callQuery } from './callQuery.ts';

const subject = ['imports'] as const;

/** Queries about imports. `all` is the start of every key. */
export const importQueries = {
  all: subject,
  /** The rules for the cost of an import into a country that are in force today. */
  rules: (api: Api, country: ImportCountry) => callQuery(subject, api, listImportRules, { country }),
};
