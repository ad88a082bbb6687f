import { isTextPage } from '@volan/domain-rules';
import { prefetchShell } from '@volan/features/shell';
import { readNamedText } from '@volan/features/texts';
import { data } from 'react-router';
import { failedPage } from '../../failures.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';

/** Reads the text of the page that was asked for. [A22, T15] */
export async function loadText(requestContext: RequestContext) {
  const { queries, api, site, match } = requestContext;
  const page = match?.page;
  if (!page || !isTextPage(page)) {
    throw data(null, { status: 404 });
  }
  try {
    const [text] = await Promise.all([readNamedText(queries, api, page), prefetchShell(queries, api, site)]);
    return { page, text };
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
}
