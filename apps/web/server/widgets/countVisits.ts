import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { knownAddress } from '../http/siteAddress.ts';
import { isKey } from './isKey.ts';
import { tellVisits, type PartnerApiTarget } from './partnerApi.ts';

/** The parameter with the partner's key in links of widgets. */
const parameter = 'via';

/** How often visits are reported, in milliseconds. */
const everyMs = 5000;

/** Most keys that wait to be told; further ones are dropped while the API is away. */
const maxKeys = 1000;

function keyOf(request: FastifyRequest) {
  if (request.method !== 'GET' || request.headers['sec-purpose'] || isbot(request.headers['user-agent'] ?? ''))
    return null;

  const key = knownAddress(request)?.url.searchParams.get(parameter) ?? '';
  return isKey(key) ? key : null;
}

/** A shown page, or a redirect that loses the key: a redirect that keeps it is counted at its target. */
function isVisit(reply: FastifyReply) {
  const { statusCode } = reply;
  if (statusCode === 200) return String(reply.getHeader('content-type')).startsWith('text/html');

  const to = String(reply.getHeader('location') ?? '');

  return statusCode >= 301 && statusCode <= 303 && !new URLSearchParams(to.split('?')[1]).has(parameter);
}

/** Counts who comes from the page of a partner, and tells the API every few seconds; no page waits for it. */
export function countVisits(app: FastifyInstance, target: PartnerApiTarget) {
  let waiting = new Map<string, number>();

  async function tell() {
    if (waiting.size === 0) return;

    const told = waiting;
    waiting = new Map();
    if (await tellVisits(target, told)) return;

    for (const [key, count] of told) add(key, count);
  }

  function add(key: string, count: number) {
    if (waiting.has(key) || waiting.size < maxKeys) waiting.set(key, (waiting.get(key) ?? 0) + count);
  }

  app.addHook('onResponse', async (request, reply) => {
    const key = isVisit(reply) && !request.url.startsWith('/widgets/') ? keyOf(request) : null;
    if (key !== null) add(key, 1);
  });
  const timer = setInterval(() => void tell(), everyMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await tell();
  });
}
