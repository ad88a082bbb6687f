import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { escapeHtml } from '@volan/domain-rules';
import { fastify, type FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { hashRequestVer2, hashVer3, isSameHash, type NestpayFields } from '../../payments/nestpay/nestpayHash.ts';
import type { NestpaySettings } from '../../payments/nestpay/NestpaySettings.ts';
import { readPostedFields } from '../../payments/nestpay/readReply.ts';
import { BankAccounts } from './bankAccounts.ts';
import { answerApi } from './bankApi.ts';
import { bankReply } from './bankReply.ts';
import { cardPage, returnPage, sendPage } from './cardPages.ts';
import { cardOf, type TestCard } from './testCards.ts';

/** How a test gateway runs. */
export interface CardGatewayOptions {
  /** @default any free one */
  readonly port?: number;
  /** When a late callback is sent; tests send it when they want. @default after half a minute */
  readonly later?: (send: () => Promise<void>) => void;
  /** Is called with the status of the shop's answer to a callback; -1: no answer. */
  readonly onCallback?: (attemptId: string, status: number) => void;
}

/** A running test gateway. */
export interface CardGateway {
  /** Origin. */
  readonly url: string;
  close(): Promise<void>;
}

/** Longest wait for the shop's server. */
const callbackTimeoutMs = 5000;

/**
 * Opens a card gateway that answers like the bank, without money. The card page is at `/fim/est3Dgate`, where the
 * chosen test card decides the outcome; the API is at `/fim/api`. [A19]
 */
export async function openCardGateway(
  settings: Omit<NestpaySettings, 'url'>,
  { port = 0, later, onCallback = () => {} }: CardGatewayOptions = {},
): Promise<CardGateway> {
  const app = fastify();
  const accounts = new BankAccounts();
  const visits = new LRUCache<string, NestpayFields>({ max: 1000 });
  const timers = new Set<NodeJS.Timeout>();
  const sendLater =
    later ??
    ((send: () => Promise<void>) => {
      timers.add(setTimeout(() => void send(), 30_000).unref());
    });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) => {
    done(null, body);
  });

  app.post<{ Body: string }>('/fim/est3Dgate', (request, reply) => {
    const fields = readPostedFields(request.body);
    const problem = typeof fields === 'string' ? fields : problemOf(fields, settings);
    if (problem !== null || typeof fields === 'string') {
      return sendPage(reply, 'The shop sent a wrong form', `<p>${escapeHtml(problem ?? '')}</p>`, 400);
    }
    const visit = randomBytes(12).toString('base64url');
    visits.set(visit, fields);
    const currency = fields.get('currency') === '941' ? 'RSD' : 'EUR';

    return sendPage(reply, 'Test card page', cardPage(visit, `${fields.get('amount')} ${currency}`));
  });

  app.post<{ Body: string }>('/card', async (request, reply) => {
    const form = new URLSearchParams(request.body);
    const visit = form.get('visit') ?? '';
    const fields = visits.get(visit);
    const card = cardOf(form.get('card') ?? '');
    if (!fields) return sendPage(reply, 'This payment is over', '<p>Go back to the shop and begin again.</p>', 400);
    if (!card) return sendPage(reply, 'No such test card', cardPage(visit, fields.get('amount') ?? ''), 400);

    visits.delete(visit);

    return pay(fields, card, reply);
  });

  async function pay(fields: NestpayFields, card: TestCard, reply: FastifyReply) {
    const { answer, transactionId } = accounts.pay(fields, card);
    const replied = bankReply(fields, card, answer, transactionId, settings);
    const callbackUrl = fields.get('callbackUrl');
    const sendCallback = async () => {
      if (callbackUrl) onCallback(fields.get('oid') ?? '', await post(callbackUrl, replied));
    };
    if (card.callback === 'late') sendLater(sendCallback);
    const times = { once: 1, never: 0, 'three-times': 3, late: 0 }[card.callback];
    for (let count = 0; count < times; count += 1) await sendCallback();
    if (!card.browserReturns) return sendPage(reply, 'Paid', '<p>This card never goes back to the shop.</p>');

    const back = fields.get(answer.Response === 'Approved' ? 'okUrl' : 'failUrl') ?? '';

    return sendPage(reply, 'Back to the shop', returnPage(back, replied));
  }

  app.post<{ Body: string }>('/fim/api', (request, reply) => {
    const xml = new URLSearchParams(request.body).get('DATA') ?? '';
    const answer = answerApi(xml, accounts, settings);
    if (answer === null) {
      request.raw.destroy();
      return reply.hijack();
    }

    return reply.type('application/xml; charset=utf-8').send(answer);
  });

  app.get('/', (_, reply) => sendPage(reply, 'Test card gateway', '<p>Shops send their forms to /fim/est3Dgate.</p>'));

  await app.listen({ port, host: '127.0.0.1' });

  return {
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    async close() {
      for (const timer of timers) clearTimeout(timer);
      app.server.closeAllConnections();
      await app.close();
    },
  };
}

function problemOf(fields: NestpayFields, settings: Omit<NestpaySettings, 'url'>): string | null {
  const sign = settings.hashAlgorithm === 'ver3' ? hashVer3 : hashRequestVer2;
  if (fields.get('clientid') !== settings.clientId) return 'clientid is unknown.';
  if (!isSameHash(fields.get('hash') ?? '', sign(fields, settings.storeKey))) return 'hash is wrong.';

  const missing = ['oid', 'amount', 'currency', 'okUrl', 'failUrl', 'TranType', 'rnd'].find(
    (name) => !fields.get(name),
  );

  return missing === undefined ? null : `${missing} is missing.`;
}

/** Hosts of development are this machine, also where its resolver knows none below `localhost`. */
const connectTo = (hostname: string) => (hostname.endsWith('.localhost') ? '127.0.0.1' : hostname);

/** Posts a form as the bank does. Returns the status; -1: no answer. */
async function post(address: string, fields: Readonly<Record<string, string>>): Promise<number> {
  const url = new URL(address);
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  try {
    const request = send({
      host: connectTo(url.hostname),
      port: url.port,
      path: url.pathname + url.search,
      method: 'POST',
      headers: { host: url.host, 'content-type': 'application/x-www-form-urlencoded' },
      signal: AbortSignal.timeout(callbackTimeoutMs),
    });
    request.end(new URLSearchParams(fields).toString());
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    response.resume();

    return response.statusCode ?? -1;
  } catch {
    return -1;
  }
}
