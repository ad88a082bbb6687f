import {
  isRouteErrorResponse,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import { privateDocument, privateHeaders } from '../ssr/privateDocument.tsx';
import { publicDocument } from '../ssr/publicDocument.tsx';
import { requestContextKey } from '../ssr/requestContext.ts';
import { isPublic } from './delivery.ts';

export { createRequestHandler } from 'react-router';
export { cacheablePage } from '../ssr/cacheablePages.ts';
export { createRequestContext } from '../ssr/createRequestContext.ts';
export { documentIn } from '../ssr/documentResponse.ts';
export { renderWidget } from '../ssr/widgets/renderWidget.tsx';
export { publishMessages } from '@volan/i18n';
export { firstScript } from './firstScript.ts';

/** Data for the router is for one visitor, as the page is. */
export function handleDataRequest(response: Response) {
  for (const [name, value] of Object.entries(privateHeaders)) response.headers.set(name, value);
  return response;
}

/** Writes errors into our log, with the id of the request. The router's own handler would log addresses. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;

  context.get(requestContextKey).onError(error);
};

/** Writes a page: a public one whole, a private one as a stream. */
export default async function render(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
) {
  const write = isPublic(entry.staticHandlerContext.matches.map(({ route }) => route))
    ? publicDocument
    : privateDocument;
  return write(request, status, headers, entry, context.get(requestContextKey));
}
