import { CallError, readCall } from '@volan/api-client';
import { listModerationNumbers } from '@volan/api-contract/wire';
import { numberRows } from '@volan/features/moderationNumbers';
import { prefetchShell } from '@volan/features/shell';
import { messagesOf, pagePath } from '@volan/features/site';
import { failedPage } from '../../failures.ts';
import { csvFile } from '../../private/csvFile.ts';
import { goOn } from '../../private/forms.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';

/** The public numbers of moderation. [N14] */
export async function loadModerationNumbers(requestContext: RequestContext) {
  const { queries, api, site } = requestContext;
  try {
    const [{ data: numbers }] = await Promise.all([
      readCall(api, listModerationNumbers, {}),
      prefetchShell(queries, api, site),
    ]);
    return { numbers };
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
}

/** The same as a file for a spreadsheet. Where they cannot be read, the page says why. [N14] */
export async function sendModerationNumbers({ api, site }: RequestContext): Promise<Response> {
  try {
    const { data: numbers } = await readCall(api, listModerationNumbers, {});
    return csvFile(`${site.brand.id}-moderation`, numberRows(numbers, messagesOf(site).t));
  } catch (error) {
    if (error instanceof CallError) return goOn(pagePath(site, 'moderationNumbers', {}));
    throw error;
  }
}
