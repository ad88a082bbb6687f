import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { SitemapCompany, sitemapEntriesPerAnswer } from '../../entities/Sitemap.ts';
import { numberText } from '../../fields/numberText.ts';

/** Public companies, by id. Repeat with `after` until a reply is not full. [M15] */
export const listSitemapCompanies = defineCall({
  method: 'GET',
  path: '/sitemap/companies',
  access: 'public',
  summary: 'Companies that visitors find, by id, a thousand at a time.',
  query: z.object({
    after: numberText(0, 2_147_483_647).optional().describe('id of the last company of the answer before'),
  }),
  reply: z.array(SitemapCompany).max(sitemapEntriesPerAnswer),
  failures: [],
});
