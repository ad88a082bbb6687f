import { getReceipt } from '@volan/api-contract/wire';
import type { MiddlewareFunction } from 'react-router';
import { sendPrivateFile } from '../../private/sendPrivateFile.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

/** Answers with the receipt before any page is rendered; a missing receipt has a page. [M40] */
export const middleware: MiddlewareFunction<Response>[] = [
  ({ context, params }) =>
    sendPrivateFile(context.get(requestContextKey), getReceipt, { order_id: params['orderKey'] ?? '' }),
];

export default function ReceiptFileRoute() {
  return null;
}
