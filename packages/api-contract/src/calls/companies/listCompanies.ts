import { companiesPerPage, companyTypes, countryCodes, lastPage, longestSearchText } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { CompanyListed, CompanyListMeta } from '../../entities/Company.ts';
import { language } from '../../fields/languageQuery.ts';
import { numberText } from '../../fields/numberText.ts';
import { slugText } from '../../fields/slugText.ts';

/**
 * Companies by name, 24 a page, each with its number of ads; services come after those that sell, because they have a
 * directory of their own. Companies without ads are included, because their address and hours are useful. Companies
 * that wait for approval, have closed or are suspended are not. [M15, B22, H08]
 */
export const listCompanies = defineCall({
  method: 'GET',
  path: '/companies',
  access: 'public',
  summary: 'Companies by name, 24 a page, each with its number of ads.',
  query: z.strictObject({
    page: numberText(1, lastPage).optional().describe('from 1, 24 companies each'),
    country: z
      .string()
      .refine((code) => countryCodes.has(code), 'unknown')
      .optional()
      .describe('ISO 3166-1 code; none is all'),
    region: slugText.optional().describe('slug of a region'),
    type: z.enum(companyTypes).optional(),
    keyword: z
      .string()
      .max(longestSearchText)
      .optional()
      .describe('words or parts of words of the name or the town, in Latin or Cyrillic, with or without marks'),
    lang: language.optional(),
  }),
  reply: z.array(CompanyListed).max(companiesPerPage),
  meta: CompanyListMeta,
  failures: ['bad-query'],
});
