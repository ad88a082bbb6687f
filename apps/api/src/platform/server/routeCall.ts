import { Failure, type Call } from '@volan/api-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { limitCall } from '../database/callLimit.ts';
import { uploadWithinMs } from './callLimits.ts';
import { contextOf } from './contextOf.ts';
import { sendFailure } from './sendFailure.ts';
import { leaveUploads, takesFiles } from './uploadSlots.ts';

/**
 * Fastify's time limit exceeds ours by this many milliseconds. Fastify's limit ends with the body of a request, so it
 * only covers a body that stalls. Ours also rolls back late writes.
 */
const bodyGraceMs = 1000;

/** How a call is answered. */
interface CallRoute<Outcome> {
  /** Time limit in milliseconds. @default 180 seconds with a file, else that of the server */
  readonly withinMs?: number | undefined;
  readonly answer: (request: FastifyRequest, reply: FastifyReply) => Promise<Outcome | Failure>;
  /** Sends what is no failure. */
  readonly send: (request: FastifyRequest, reply: FastifyReply, outcome: Outcome) => unknown;
}

/** Puts a call on the server: answers it within its time limit and sends the result or the failure. */
export function routeCall<Outcome>(app: FastifyInstance, call: Call, { withinMs, answer, send }: CallRoute<Outcome>) {
  const limitMs = withinMs ?? (takesFiles(call) ? Math.max(uploadWithinMs, app.answerWithin) : app.answerWithin);
  app.route({
    method: call.method,
    url: routeUrl(call),
    handlerTimeout: limitMs + bodyGraceMs,
    handler: async (request, reply) => {
      // a late call holds its form in memory until it really ends
      const work = limitCall(limitMs, () => answer(request, reply).finally(() => leaveUploads(request)));
      const outcome = await unlessSent(reply, work);
      if (outcome === sentAlready) return reply;
      if (outcome instanceof Failure) return sendFailure(reply, call, outcome, contextOf(request).language);

      return send(request, reply, outcome);
    },
  });
}

const sentAlready = Symbol('sent already');

/**
 * The outcome of a call. If a body stalls, the server answers 408 and destroys the request, so reading it fails. That error
 * belongs to the sender, who has been answered already.
 */
async function unlessSent<Outcome>(reply: FastifyReply, work: Promise<Outcome>): Promise<Outcome | typeof sentAlready> {
  try {
    return await work;
  } catch (error) {
    if (reply.sent) return sentAlready;
    throw error;
  }
}

/** Address of a call as the router writes it: `/v3/ads/:id`. */
export function routeUrl(call: Call) {
  return `${call.bare ? '' : '/v3'}${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
}
