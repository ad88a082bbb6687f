import { getAttachment } from '@volan/api-contract/wire';
import type { MiddlewareFunction } from 'react-router';
import { sendPrivateFile } from '../private/sendPrivateFile.ts';
import { requestContextKey } from '../../ssr/requestContext.ts';

/** Answers with the file before any page is made. What is no file has a page to say so: a route without one would answer data. */
export const middleware: MiddlewareFunction<Response>[] = [
  ({ context, params }) =>
    sendPrivateFile(context.get(requestContextKey), getAttachment, { id: params['fileName'] ?? '' }),
];

export default function MessageFileRoute() {
  return null;
}
