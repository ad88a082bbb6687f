import { createHash } from 'node:crypto';
import {
  encryptField,
  Failure,
  successEnvelope,
  successSchema,
  type Call,
  type CallOutcome,
  type CallRequest,
} from '@volan/api-contract';
import { can, isFresh } from '@volan/domain-rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { admit, type AdmitOptions } from './admit.ts';
import { answerActed, answerAudited, isAdministrativeWrite } from './auditScope.ts';
import { encryptionPath, isEncrypted, uidOf } from './readBody.ts';
import type { CallContext } from './RequestContext.ts';
import { routeCall } from './routeCall.ts';

/** How long a reply may be kept, and how often it may be asked for. */
export interface ServeOptions<C extends Call = Call> extends AdmitOptions<C> {
  /** Seconds a browser or a shared cache may show a public reply without asking again. @default 0 */
  readonly maxAge?: number;
  /** The reply is about the visitor and must not be cached. */
  readonly personal?: true;
  /** Time limit in milliseconds for a call that needs longer than others, from `callLimits.ts`. */
  readonly withinMs?: number;
}

/** The handler of a call: it gets the parsed request, and returns the reply or a declared failure. */
export type Handler<C extends Call> = (
  input: CallRequest<C>,
  context: CallContext,
) => CallOutcome<C> | Promise<CallOutcome<C>>;

/**
 * Adds a call to the server.
 * Checks access, path, query and body before the handler. Sends the result through the reply schema, so that a field
 * which the contract does not list never leaves the server. Public GET calls answer with an ETag. A successful change
 * by an administrator must write an audit entry, otherwise the call fails.
 */
export function serve<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: Handler<C>,
  options: ServeOptions<C> = {},
) {
  const schema = successSchema(call);
  routeCall<CallOutcome<C>>(app, call, {
    withinMs: options.withinMs,
    async answer(request, reply) {
      const admitted = await admit(call, request, reply, options);
      if (admitted instanceof Failure) return admitted;

      const { input, context } = admitted;

      return answered(request.server, call, context, () => handler(input, context));
    },
    send: (request, reply, outcome) =>
      sendSuccess(request, reply, call, schema.parse(enveloped(call, outcome)), options),
  });
}

/** Answers a call; what administrators change, also as another user, is written down. [J12, H06] */
async function answered<Outcome>(
  app: FastifyInstance,
  call: Call,
  context: CallContext,
  answer: () => Outcome | Promise<Outcome>,
): Promise<Outcome> {
  const succeeded = (outcome: Outcome) => !(outcome instanceof Failure);
  const name = `${call.method} ${call.path}`;
  if (isAdministrativeWrite(call)) return answerAudited(name, context, answer, succeeded);

  const { principal } = context;
  if (call.method === 'GET' || !principal?.actor.impersonated) return answer();

  return answerActed(context, answer, succeeded, () => app.noteActed(principal, name));
}

function enveloped(call: Call, outcome: unknown) {
  if (call.bare) return outcome;
  if (!call.meta) return successEnvelope(outcome, null);

  const { data, meta } = outcome as { data: unknown; meta: unknown };

  return successEnvelope(data, meta);
}

async function sendSuccess(
  request: FastifyRequest,
  reply: FastifyReply,
  call: Call,
  answer: unknown,
  { maxAge = 0, personal }: Pick<ServeOptions, 'maxAge' | 'personal'>,
) {
  reply.type('application/json; charset=utf-8');
  if (call.method !== 'GET' || personal || !can(call.access, null)) {
    reply.header('cache-control', 'no-store');
    return isEncrypted(request) && !call.bare ? encrypted(request, answer) : JSON.stringify(answer);
  }
  // Encoded once, for the ETag and for the response.
  const body = Buffer.from(JSON.stringify(answer));
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  reply
    .header('etag', etag)
    .header('vary', 'accept-language, x-brand')
    .header('cache-control', maxAge > 0 ? `public, max-age=${maxAge}` : 'no-cache');
  if (isFresh(request, { etag })) return reply.code(304).removeHeader('content-type').send();

  return body;
}

/** Replies to forms are encrypted when the form was; replies to public GET calls stay plain. [I03, I05] */
async function encrypted(request: FastifyRequest, answer: unknown) {
  const { data, ...envelope } = answer as { data: unknown };
  const context = {
    uid: uidOf(request),
    direction: 's2c',
    method: request.method,
    path: encryptionPath(request),
    field: 'data',
  } as const;
  return JSON.stringify({ ...envelope, data: await encryptField(context, data) });
}
