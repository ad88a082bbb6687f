import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { CompanyDetails, CompanyGone } from '../../entities/Company.ts';
import { languageQuery } from '../../fields/languageQuery.ts';
import { slugText } from '../../fields/slugText.ts';

/** One company with everything that its page shows. `gone` with its name: it has closed or is suspended. [M15, M58] */
export const getCompany = defineCall({
  method: 'GET',
  path: '/companies/{slug}',
  access: 'public',
  summary: 'One company with everything its page shows.',
  params: z.object({ slug: slugText }),
  query: languageQuery,
  reply: CompanyDetails,
  failures: ['not-found', 'gone'],
  failureData: CompanyGone,
});
