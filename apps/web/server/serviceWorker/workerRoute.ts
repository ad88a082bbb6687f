import type { FastifyInstance } from 'fastify';
import { sendCacheable, sendText } from '../http/httpResponse.ts';
import { addressOf } from '../http/siteAddress.ts';
import type { Pages } from '../pages/Pages.ts';
import { unregisterScript } from './workerScript.ts';

/** Path of the service worker's script. It is at the root, so that it may serve all pages of its host. [J97] */
const workerPath = '/sw.js';

/** Browsers ask each time whether there is a new one. */
const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' };

/** Where worker scripts come from. */
export interface WorkerDeps {
  readonly pages: () => Pages | undefined;
  /** Whether browsers get a service worker; if not, browsers that have one remove it. */
  readonly isOn: boolean;
}

/** Serves the service worker; without one, as in development, there is nothing. */
export function workerRoute(app: FastifyInstance, { pages, isOn }: WorkerDeps) {
  app.get(workerPath, (request, reply) => {
    const script = isOn ? pages()?.workerScript?.(addressOf(request).host.brand) : unregisterScript;
    return script === undefined
      ? sendText(reply, 404, 'There is no service worker.')
      : sendCacheable(request, reply, headers, script);
  });
}
