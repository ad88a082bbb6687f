import type { MiddlewareFunction } from 'react-router';
import { sendMessageFile } from '../messages/sendMessageFile.ts';
import { requestContextKey } from '../../ssr/requestContext.ts';

/** Answers with the file before any page is made. What is no file has a page to say so: a route without one would answer data. */
export const middleware: MiddlewareFunction<Response>[] = [
  ({ context, params }) => sendMessageFile(context.get(requestContextKey), params['fileName'] ?? ''),
];

export default function MessageFileRoute() {
  return null;
}
