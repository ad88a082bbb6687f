import {
  type Call,
  type CallOutcome,
  type CallRequest,
  Failure,
  failureEnvelope,
  failureKey,
  idempotencyHeader,
  readForm,
  readIdempotencyKey,
  readRequest,
  sameRequestSeconds,
  successEnvelope,
  successSchema,
} from '@volan/api-contract';
import {
  type BrandId,
  isFresh,
  type LanguageValue,
  languageValues,
  toBrandId,
  toLanguageValue,
} from '@volan/domain-rules';
import { http, type HttpHandler, HttpResponse } from 'msw';

/** The data of a mock beside the input of its call. */
export interface MockContext {
  /** Language of the reply: `lang` of the query, then Accept-Language, then Serbian. [T52] */
  readonly language: LanguageValue;
  /** Brand of the reply; one that is unknown or not named is the default one. */
  readonly brand: BrandId;
  /**
   * Id of the request, for calls that happen once; empty for others. A request without one gets that of the same
   * request within ten seconds, as from the server.
   */
  readonly idempotencyKey: string;
}

/** Answers a call: a reply (with meta where the call has one) or a failure that the call declares. */
export type MockResolver<C extends Call> = (
  input: CallRequest<C>,
  context: MockContext,
) => CallOutcome<C> | Promise<CallOutcome<C>>;

/**
 * Mocks a call, typed by its contract. The request is refused as the server refuses it; a reply that does not fit
 * the schema of the call is an error of the mock: printed, and answered with 500.
 */
export function mockCall<C extends Call>(call: C, resolver: MockResolver<C>): HttpHandler {
  const madeKey = madeKeys();

  return http[methodNames[call.method]](callPattern(call), async ({ request, params }) => {
    const { searchParams, pathname } = new URL(request.url);
    const body = call.body ? await readBody(call, request, pathname) : undefined;
    const read =
      body instanceof Failure
        ? { ok: false as const, failure: body }
        : readRequest(call, { params: params as Record<string, string>, query: searchParams, body });
    const brand = toBrandId(request.headers.get('x-brand') ?? '');
    const key = readIdempotencyKey(call, request.headers.get(idempotencyHeader));
    if (key instanceof Failure) return answer(call, key, request);

    if (!read.ok) return answer(call, read.failure, request);

    const idempotencyKey = key ?? (call.idempotent ? madeKey(request, read.input) : '');
    const context = { language: languageOf(request, searchParams), brand, idempotencyKey };

    return answer(call, await resolver(read.input, context), request);
  });
}

/** Makes keys for requests of one call that came without one: the same content of one account has the same key. */
function madeKeys() {
  const keys = new Map<string, { readonly key: string; readonly until: number }>();

  return ({ headers }: Request, input: object): string => {
    const withFiles = (_name: string, value: unknown) => (value instanceof File ? [value.name, value.size] : value);
    const content = JSON.stringify([headers.get('authorization'), input], withFiles);
    const before = keys.get(content);
    if (before && before.until > Date.now()) return before.key;

    const key = crypto.randomUUID();
    keys.set(content, { key, until: Date.now() + sameRequestSeconds * 1000 });

    return key;
  };
}

/** Addresses of a call on any origin, as MSW matches them. */
export function callPattern(call: Call): string {
  return `*${call.bare ? '' : '/v3'}${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
}

/** Methods as MSW names them. */
export const methodNames = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

function languageOf(request: Request, query: URLSearchParams): LanguageValue {
  const asked = query.get('lang') ?? request.headers.get('accept-language')?.split(',')[0] ?? '';
  return languageValues.find((value) => value === asked) ?? toLanguageValue(asked) ?? 'rs';
}

async function readBody(call: Call, request: Request, pathname: string): Promise<unknown> {
  if (request.headers.get('content-type')?.startsWith('application/json')) {
    return request.json();
  }
  const encryption = { uid: request.headers.get('uid') ?? '', path: pathname.replace(/^.*?\/v3/, '') };
  return readForm(call, await request.formData(), request.headers.get('encrypt') === 'true' ? encryption : null);
}

function answer(call: Call, outcome: unknown, request: Request) {
  if (outcome instanceof Failure) {
    const envelope = failureEnvelope(outcome, failureKey(outcome.name));
    return HttpResponse.json(envelope, { status: envelope.code });
  }
  const reply = call.bare ? outcome : call.meta ? successOf(outcome) : successEnvelope(outcome, null);
  const read = successSchema(call).safeParse(reply);
  if (!read.success) {
    throw new Error(`The mock of ${call.method} ${call.path} breaks the contract.\n${read.error.message}`);
  }
  const text = JSON.stringify(reply);
  const etag = `"${checksum(text)}"`;
  const { method, headers } = request;

  return isFresh({ method, headers: Object.fromEntries(headers) }, { etag })
    ? new HttpResponse(null, { status: 304, headers: { etag } })
    : new HttpResponse(text, { headers: { 'content-type': 'application/json', etag } });
}

function successOf(outcome: unknown) {
  const { data, meta } = outcome as { data: unknown; meta: unknown };
  return successEnvelope(data, meta);
}

function checksum(text: string): string {
  let sum = 0;
  for (let index = 0; index < text.length; index += 1) {
    sum = (Math.imul(sum, 31) + text.charCodeAt(index)) | 0;
  }
  return (sum >>> 0).toString(36);
}
