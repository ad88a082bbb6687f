import { getCompanyDocument } from '@volan/api-contract/wire';
import type { MiddlewareFunction } from 'react-router';
import { sendPrivateFile } from '../../private/sendPrivateFile.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

/**
 * Answers with the file before any page is rendered. A missing file has a page that says so: a route without a page
 * would answer data.
 */
export const middleware: MiddlewareFunction<Response>[] = [
  ({ context, params }) =>
    sendPrivateFile(context.get(requestContextKey), getCompanyDocument, { id: params['fileName'] ?? '' }),
];

export default function CompanyDocumentRoute() {
  return null;
}
