import { TextPage, readNamedText } from '@volan/features/texts';
import { useLoaderData, type LoaderFunctionArgs, data } from 'react-router';
import { publicPage } from '../../delivery.ts';
import { requestContextKey, type RequestContext } from '../../../ssr/requestContext.ts';
import { isTextPage } from '@volan/domain-rules';
import { prefetchShell } from '@volan/features/shell';
import { failedPage } from '../../failures.ts';

/** Reads the text of the page that was asked for. [A22, T15] */
async function loadText(requestContext: RequestContext) {
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

export const handle = publicPage;

export const loader = ({ context }: LoaderFunctionArgs) => loadText(context.get(requestContextKey));

export default function TextRoute() {
  return <TextPage {...useLoaderData<typeof loader>()} />;
}
