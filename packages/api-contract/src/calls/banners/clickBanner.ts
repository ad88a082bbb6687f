import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { rowId } from '../../fields/taxonomyFields.ts';

/**
 * Counts a click and answers the link of the banner. The link comes from the database, never from the request, so that
 * the redirect leads nowhere else. A banner that is switched off or has not begun is not found.
 */
export const clickBanner = defineCall({
  method: 'POST',
  path: '/promotion/click',
  access: 'public',
  summary: 'Counts a click on a banner and answers where it leads.',
  body: z.strictObject({ id: rowId }),
  reply: z.strictObject({ target: z.string().describe('address with https') }),
  failures: ['validation', 'not-found'],
});
