import type { IncomingMessage, ServerResponse } from 'node:http';
import { isOwnForm, readForm, takesForms } from './formPost.ts';
import type { PageArrival } from './answerPage.ts';
import { sendText } from './send.ts';

/** Reads a form for the page that takes it; null where it was refused, with its answer sent. */
export async function readOwnForm(
  request: IncomingMessage,
  reply: ServerResponse,
  { url, host }: Pick<PageArrival, 'url' | 'host'>,
): Promise<RequestInit | null> {
  const takes = takesForms(url, host);
  if (request.method !== 'POST' || !takes) {
    reply.setHeader('allow', takes ? 'GET, HEAD, POST' : 'GET, HEAD');
    sendText(reply, 405, 'This address can only be read.');
    return null;
  }
  if (!isOwnForm(request, url)) {
    sendText(reply, 403, 'This form comes from another site.');
    return null;
  }
  const form = await readForm(request);
  if (form === 'no-form') {
    sendText(reply, 415, 'This is no form.');
    return null;
  }
  if (form === 'too-large') {
    reply.setHeader('connection', 'close');
    sendText(reply, 413, 'This form is too large.');
    return null;
  }
  return form;
}
