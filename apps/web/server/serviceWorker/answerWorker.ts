import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendText } from '../send.ts';
import { sendKept } from '../sendKept.ts';

/** Where the script of the service worker stands: at the root, so that it may serve all pages of its host. [J97] */
export const workerPath = '/sw.js';

/** Browsers ask each time whether there is a new one. */
const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' };

/** Sends the service worker; without one, as in development, there is nothing. */
export function answerWorker(request: IncomingMessage, reply: ServerResponse, script: string | undefined) {
  return script === undefined
    ? sendText(reply, 404, 'There is no service worker.')
    : sendKept(request, reply, headers, script);
}
