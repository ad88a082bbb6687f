import {
  Failure,
  idempotencyHeader,
  readIdempotencyKey,
  readRequest,
  type Call,
  type CallRequest,
} from '@volan/api-contract';
import { can, userStatus } from '@volan/domain-rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { contextOf } from './contextOf.ts';
import type { Principal } from './Principal.ts';
import type { RateLimit } from './rateLimit.ts';
import { readBody } from './readBody.ts';
import type { CallContext } from './RequestContext.ts';
import { digestOfRequest } from './requestKeys.ts';
import { sessionTransport } from './SessionTransport.ts';
import { enterUploads, takesFiles } from './uploadSlots.ts';
import { browserOf } from './visitorAddress.ts';

/** Who may call, beyond the `access` of the contract, and how often. */
export interface AdmitOptions<C extends Call = Call> {
  /** Counts a request of a visitor's address, and says whether it is too many. @default never */
  readonly isTooMany?: RateLimit;
  /** On a call that is open to everybody, its handler learns who is signed in all the same. */
  readonly knowsCaller?: true;
  /**
   * Further errors in a body that the contract refuses, by field, so that a form names all of them at once. It gets the
   * fields that the contract takes; an error of the contract comes before one of the same field from here.
   */
  alsoWrong?(fields: Partial<CallRequest<C>>, context: CallContext): Promise<Readonly<Record<string, string[]>>>;
}

/** The parsed request and its context, or the failure that stops the call. */
export async function admit<C extends Call>(
  call: C,
  request: FastifyRequest,
  reply: FastifyReply,
  options: AdmitOptions<C> = {},
): Promise<{ readonly input: CallRequest<C>; readonly context: CallContext } | Failure> {
  const principal = await principalFor(call, request, options.knowsCaller);
  const refused = refusalOf(call, principal) ?? (call.onlyFromApps ? refusalOfPage(request) : null);
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

  if (!read.ok) return withFurtherErrors(call, read.failure, body, context, options);
  if (!call.idempotent || idempotencyKey !== null) return { input: read.input, context };

  const digest = await digestOfRequest(call, context, read.input);

  return { input: read.input, context: { ...context, idempotencyKey: await request.server.keyOfRequest(digest) } };
}

/** The failure of a refused body, with the errors that the contract cannot know. */
async function withFurtherErrors<C extends Call>(
  { body: schema }: C,
  failure: Failure,
  body: unknown,
  context: CallContext,
  options: AdmitOptions<C>,
): Promise<Failure> {
  const { errors } = failure;
  if (!options.alsoWrong || failure.name !== 'validation' || !errors || !(schema instanceof z.ZodObject))
    return failure;

  const given = body as Readonly<Record<string, unknown>>;
  const fields = Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, field]) => {
    const read = field.safeParse(given[name]);
    return read.success && read.data !== undefined ? [[name, read.data] as const] : [];
  });
  const further = await options.alsoWrong(Object.fromEntries(fields) as Partial<CallRequest<C>>, context);

  return new Failure<'validation', null>('validation', { errors: { ...further, ...errors } });
}

const firstOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

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

/** A page of another site cannot send this header without asking first, and the API does not allow it. */
const appVersion = 'x-app-version';

/** The failure of a request that may come from a page of another site; it names the missing header. [I02] */
const refusalOfPage = ({ headers }: FastifyRequest) =>
  headers[appVersion] === undefined ? new Failure('forbidden', { errors: { [appVersion]: ['required'] } }) : null;
