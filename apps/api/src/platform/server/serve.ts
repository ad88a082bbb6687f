import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import {
  encryptField,
  Failure,
  fieldKinds,
  idempotencyHeader,
  readIdempotencyKey,
  readRequest,
  successEnvelope,
  successSchema,
  type Call,
  type CallFailureName,
  type CallOutcome,
  type CallRequest,
  type FailureName,
} from '@volan/api-contract';
import { can, isFresh, userStatus } from '@volan/domain-rules';
import { networkOf, type LeaveSlot } from '@volan/observability';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerActed, answerAudited, isAdministrativeWrite } from './auditScope.ts';
import { contextOf } from './contextOf.ts';
import { tableWithinMs, uploadWithinMs } from './callLimits.ts';
import { limitCall } from '../database/callLimit.ts';
import { encryptionPath, isEncrypted, readBody, uidOf } from './readBody.ts';
import type { Principal } from './Principal.ts';
import type { RateLimit } from './rateLimit.ts';
import type { CallContext } from './RequestContext.ts';
import { sessionTransport } from './SessionTransport.ts';
import { sendFailure } from './sendFailure.ts';
import { browserOf } from './visitorAddress.ts';

/** Options of a call: caching, rate limit, caller and time. */
export interface ServeOptions {
  /** Seconds for which browsers and shared caches may reuse a public reply. @default 0 */
  readonly maxAge?: number;
  /** The reply is about the visitor and must not be cached. */
  readonly personal?: true;
  /** A rate limit by the visitor's address. @default none */
  readonly isTooMany?: RateLimit;
  /**
   * Requires the header `x-app-version`, which a page of another site cannot send. For calls that open, renew or end a
   * session by its cookies, and for texts of visitors.
   */
  readonly onlyFromApps?: true;
  /** Gives the handler of a public call the signed-in user. */
  readonly knowsCaller?: true;
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
export function serve<C extends Call>(app: FastifyInstance, call: C, handler: Handler<C>, options: ServeOptions = {}) {
  const schema = successSchema(call);
  const withinMs = limitOf(app, call, options.withinMs);
  app.route({
    method: call.method,
    url: routeUrl(call),
    handlerTimeout: withinMs + bodyGraceMs,
    handler: async (request, reply) => {
      const answerCall = async () => {
        const admitted = await admit(call, request, reply, options);
        if (admitted instanceof Failure) return admitted;
        const { input, context } = admitted;
        return answered(request.server, call, context, () => handler(input, context));
      };
      // a late call holds its form in memory until it really ends
      const work = limitCall(withinMs, () => answerCall().finally(() => leaveUploads(request)));
      const outcome = await unlessSent(reply, work);
      if (outcome === sentAlready) return reply;
      if (outcome instanceof Failure) return sendFailure(reply, call, outcome, contextOf(request).language);
      return sendSuccess(request, reply, call, schema.parse(enveloped(call, outcome)), options);
    },
  });
}

const sentAlready = Symbol('sent already');

/**
 * The outcome of a call. If a body stalls, the server answers 408 and destroys the request, so reading it fails. That
 * error belongs to the sender, who has been answered already.
 */
async function unlessSent<Outcome>(reply: FastifyReply, work: Promise<Outcome>): Promise<Outcome | typeof sentAlready> {
  try {
    return await work;
  } catch (error) {
    if (reply.sent) return sentAlready;
    throw error;
  }
}

/** Milliseconds in which a call must be answered. */
const limitOf = (app: FastifyInstance, call: Call, asked: number | undefined) =>
  asked ?? (takesFiles(call) ? Math.max(uploadWithinMs, app.answerWithin) : app.answerWithin);

/**
 * Fastify's time limit exceeds ours by this many milliseconds. Fastify's limit ends with the body of a request, so it
 * only covers a body that stalls. Ours also rolls back late writes.
 */
const bodyGraceMs = 1000;

/** Answers a call. Changes by administrators, also as another user, are audited. [J12, H06] */
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

/**
 * Adds a bare call with a reply that is too large for memory: JSON text, streamed while it is read. Access and limits
 * are the same as for other calls. The reply is not checked by its schema, so the handler and its test must ensure that
 * it matches.
 */
export function serveFile<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (
    input: CallRequest<C>,
    context: CallContext,
  ) => Promise<Readable | Failure<CallFailureName<C> & FailureName, null>>,
) {
  serveBare(app, call, handler, (reply, text) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-store').send(text),
  );
}

/** The file in the reply of a bare call. */
export interface SentFile {
  readonly bytes: Buffer;
  readonly type: 'image/jpeg' | 'application/pdf';
  readonly name: string;
  /** True: browsers show it. False: they download it. */
  readonly inline: boolean;
}

/**
 * Adds a bare call that answers with a private file. Browsers do not guess another type, and caches do not store it.
 */
export function serveBytes<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (
    input: CallRequest<C>,
    context: CallContext,
  ) => Promise<SentFile | Failure<CallFailureName<C> & FailureName, null>>,
) {
  serveBare(app, call, handler, (reply, { bytes, type, name, inline }) =>
    reply
      .header('content-disposition', `${inline ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeRfc5987(name)}`)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'private, no-store')
      .type(type)
      .send(bytes),
  );
}

/**
 * Adds a bare call that answers with a table as CSV, streamed while it is read. Caches do not store it, and the export
 * writes an audit entry.
 *
 * @param name of the file, without its ending
 */
export function serveCsv<C extends Call>(
  app: FastifyInstance,
  call: C,
  name: string,
  handler: (
    input: CallRequest<C>,
    context: CallContext,
  ) => Promise<Readable | Failure<CallFailureName<C> & FailureName, null>>,
) {
  const audited: typeof handler = (input, context) =>
    answerAudited(
      `${call.method} ${call.path}`,
      context,
      () => handler(input, context),
      (outcome) => !(outcome instanceof Failure),
    );
  serveBare(
    app,
    call,
    audited,
    (reply, text) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}.csv"`)
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'private, no-store')
        .send(text),
    tableWithinMs,
  );
}

/** Adds a call whose reply has no envelope; its failures have one. */
function serveBare<C extends Call, Answer>(
  app: FastifyInstance,
  call: C,
  handler: (
    input: CallRequest<C>,
    context: CallContext,
  ) => Promise<Answer | Failure<CallFailureName<C> & FailureName, null>>,
  send: (reply: FastifyReply, answer: Answer) => FastifyReply,
  sentWithinMs?: number,
) {
  const withinMs = limitOf(app, call, sentWithinMs);
  app.route({
    method: call.method,
    url: routeUrl(call),
    handlerTimeout: withinMs + bodyGraceMs,
    handler: async (request, reply) => {
      const answerCall = async () => {
        const admitted = await admit(call, request, reply, {});
        return admitted instanceof Failure ? admitted : handler(admitted.input, admitted.context);
      };
      const work = limitCall(withinMs, () => answerCall().finally(() => leaveUploads(request)));
      const outcome = await unlessSent(reply, work);
      if (outcome === sentAlready) return reply;
      if (outcome instanceof Failure) return sendFailure(reply, call, outcome, contextOf(request).language);
      return send(reply, outcome);
    },
  });
}

/** Encodes a file name for `filename*` in a header. [RFC 5987] */
const encodeRfc5987 = (name: string) =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

/** The parsed request and its context, or the failure that stops the call. */
async function admit<C extends Call>(
  call: C,
  request: FastifyRequest,
  reply: FastifyReply,
  options: ServeOptions,
): Promise<{ readonly input: CallRequest<C>; readonly context: CallContext } | Failure> {
  const principal = await principalFor(call, request, options.knowsCaller);
  const refused = refusalOf(call, principal) ?? (options.onlyFromApps ? refusalOfPage(request) : null);
  if (refused) return refused;
  const browser = browserOf(request);
  const session = sessionTransport(request, reply, browser);
  const idempotencyKey = readIdempotencyKey(call, firstOf(request.headers[idempotencyHeader]));
  if (idempotencyKey instanceof Failure) return idempotencyKey;
  const context: CallContext = { ...contextOf(request), principal, browser, session, idempotencyKey };
  if (await options.isTooMany?.(context.address)) return new Failure('rate-limited');
  const tooBusy = takesFiles(call) && request.isMultipart() ? enterUploads(request, context) : null;
  if (tooBusy) return tooBusy;
  const body = await readBody(call, request);
  if (body instanceof Failure) return body;
  const query = new URLSearchParams(request.url.split('?')[1]);
  const read = readRequest(call, { params: request.params as Record<string, string>, query, body });
  return read.ok ? { input: read.input, context } : read.failure;
}

/** Slots of the requests whose forms with files are in memory. */
const uploadSlots = new WeakMap<FastifyRequest, LeaveSlot>();

/**
 * Takes a slot for a form with files. A failure says that its sender, or all senders together, send too many at a time.
 */
function enterUploads(request: FastifyRequest, { address, principal }: CallContext): Failure | null {
  const sender = [networkOf(address), ...(principal ? [`user ${principal.actor.id}`] : [])];
  const slot = request.server.uploads.take(sender);
  if (slot === 'sender') return new Failure('rate-limited');
  if (slot === 'everybody') return new Failure('unavailable');

  uploadSlots.set(request, slot);
  return null;
}

/** Frees the slot of a request that has one. */
function leaveUploads(request: FastifyRequest) {
  uploadSlots.get(request)?.();
  uploadSlots.delete(request);
}

const firstOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

const takesFiles = (call: Call) => Object.values(fieldKinds(call.body)).includes('file');

/** The caller; null for a visitor, and for a public call that does not ask for its caller. */
async function principalFor({ access }: Call, request: FastifyRequest, asks = false): Promise<Principal | null> {
  if (can(access, null) && !asks) return null;
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && token ? request.server.authenticate(token) : null;
}

/** The failure that keeps a caller from a call; null: none. A compromised password is checked first. [H06, H08] */
function refusalOf({ access }: Call, principal: Principal | null): Failure | null {
  if (can(access, principal?.actor ?? null)) return null;
  if (!principal) return new Failure('unauthenticated');
  if (principal.actor.mustChangePassword) return new Failure('password-must-change');
  const { actor } = principal;
  if (actor.impersonated && can(access, { ...actor, impersonated: false })) return new Failure('not-in-person');
  const whileActive = can(access, { ...actor, status: userStatus.active });
  return new Failure(whileActive && actor.status === userStatus.suspended ? 'suspended' : 'forbidden');
}

const refusalOfPage = ({ headers }: FastifyRequest) =>
  headers['x-app-version'] === undefined ? new Failure('forbidden') : null;

/** Address of a call as the router writes it: `/v3/ads/:id`. */
export function routeUrl(call: Call) {
  return `${call.bare ? '' : '/v3'}${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
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
  { maxAge = 0, personal }: ServeOptions,
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
