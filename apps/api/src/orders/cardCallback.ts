import type { CardCapture } from '@volan/domain-rules';
import type { FastifyInstance } from 'fastify';
import type { PaymentAttempt, PaymentGateway } from '../payments/PaymentGateway.ts';
import type { OrderDeps } from './OrderDeps.ts';
import { settleAuthorised } from './authorised/settleAuthorised.ts';
import { settleAttempt, settlementOf } from './settleAttempt.ts';
import { callbackPath, kindOf } from './startAttempt.ts';

/**
 * The callback of the bank's server about an attempt. Only its hash and our own row count: no session, no query
 * parameters. It answers `APPROVED` when the result is stored, so that the bank stops repeating it, and `FAILURE` when
 * nothing changed.
 * [J93, M42]
 */
export function cardCallback(app: FastifyInstance, { sql, sellers, gateway, logger, now }: OrderDeps) {
  const running = new Set<Promise<unknown>>();
  app.addHook('onClose', () => Promise.all(running));
  /** Captures an authorised payment after the bank has our answer. If that fails, the job tries again. */
  const captureInBackground = (attemptId: string, from: PaymentGateway) => {
    const capture = settleAuthorised({ sql, sellers }, from, now, attemptId)
      .catch((error: unknown) => {
        logger.warn(
          { err: error, attempt: attemptId },
          'an authorised payment could not be captured at once, trying again',
        );
      })
      .finally(() => running.delete(capture));
    running.add(capture);
  };
  app.post(callbackPath, async (request, reply) => {
    reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store');
    const body = request.body instanceof URLSearchParams ? String(request.body) : '';
    const read = gateway?.readCallback(body) ?? 'not-readable';
    if (!gateway || typeof read === 'string') {
      logger.warn({ refusal: read }, 'a message about a payment was refused');
      return reply.code(400).send('FAILURE');
    }
    const [row] = await sql<(Omit<PaymentAttempt, 'kind'> & { readonly capture: CardCapture })[]>`
      select id, amount, currency, capture from payment_attempt where id = ${read.attemptId}`;
    if (!row) {
      logger.warn({ attempt: read.attemptId }, 'callback for an unknown payment attempt');
      return reply.code(404).send('FAILURE');
    }
    const settlement = settlementOf(gateway.judge(read, { ...row, kind: kindOf(row.capture) }));
    const settled = await settleAttempt({ sql, sellers }, row.id, settlement, new Date(now()));
    if (settlement.state === 'review' && settled === 'changed') {
      logger.error({ attempt: row.id, reason: settlement.reason }, 'a payment has to be looked at by an administrator');
    }
    if (settlement.state === 'authorised') captureInBackground(row.id, gateway);
    if (read.order === 'plain') logger.info({ attempt: row.id }, 'the hash of a reply was by plain order');

    return reply.send('APPROVED');
  });
}
