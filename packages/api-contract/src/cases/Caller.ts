import { z } from 'zod';
import type { CallInput, CallMeta, CallReply } from '../callTypes.ts';
import type { Call } from '../defineCall.ts';
import type { FailureEnvelope } from '../envelope/Envelope.ts';
import { failureSchema, successSchema } from '../envelope/envelopeSchema.ts';
import { type FailureName, failureStatus } from '../failures/failureRegistry.ts';
import { inputFields } from '../fields/inputFields.ts';
import type { CaseRequest, CaseResponse, CaseSender } from './CaseExchange.ts';
import { must, mustEqual } from './must.ts';

/** Values as a case writes them; a list of texts repeats a query parameter. */
type RawInput = Readonly<Record<string, unknown>>;

/** Headers of one request, and the form of its body. */
interface CallerOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** @default 'urlencoded' */
  readonly body?: 'urlencoded' | 'json';
}

/** Sends the calls of a case and holds every answer against the schemas of its call. */
export class Caller {
  readonly #send: CaseSender;

  constructor(send: CaseSender) {
    this.#send = send;
  }

  /** Sends a call that must succeed. */
  async succeed<C extends Call>(
    call: C,
    input: CallInput<C>,
    options?: CallerOptions,
  ): Promise<{ data: CallReply<C>; meta: CallMeta<C>; response: CaseResponse }> {
    const { response, body } = await this.#exchange(call, input, options);
    must(
      response.status === 200,
      `${call.path}: expected 200, found ${response.status} ${response.body.slice(0, 300)}`,
    );
    mustFit(successSchema(call), body, call.path);
    const { data, meta } = call.bare ? { data: body, meta: null } : (body as { data: unknown; meta: unknown });

    return { data: data as CallReply<C>, meta: meta as CallMeta<C>, response };
  }

  /** Sends a call that must fail, with whatever input, and gives the envelope of the failure. */
  async fail(call: Call, input: RawInput, failure: FailureName, options?: CallerOptions): Promise<FailureEnvelope> {
    const { response, body } = await this.#exchange(call, input, options);
    const said = `${call.path} with ${JSON.stringify(input)}`;
    mustEqual(response.status, failureStatus(failure), `${said}, status`);
    mustFit(failureSchema(call), body, said);
    const envelope = body as FailureEnvelope;
    mustEqual([envelope.error, envelope.code], [failure, failureStatus(failure)], `${said}, failure`);

    return envelope;
  }

  /** Sends a call and gives the answer as it came. */
  answer(call: Call, input: RawInput, options?: CallerOptions): Promise<CaseResponse> {
    return this.#send(caseRequest(call, input, options));
  }

  async #exchange(call: Call, input: RawInput, options?: CallerOptions) {
    const response = await this.answer(call, input, options);
    let body: unknown;
    try {
      body = JSON.parse(response.body);
    } catch {
      throw new Error(`${call.path}: the answer is no JSON: ${response.body.slice(0, 300)}`);
    }

    return { response, body };
  }
}

function mustFit(schema: z.ZodType, body: unknown, what: string): void {
  const read = schema.safeParse(body);
  must(read.success, `${what}: the answer does not fit its schema: ${read.error ? z.prettifyError(read.error) : ''}`);
}

function caseRequest(call: Call, input: RawInput, options: CallerOptions = {}): CaseRequest {
  const { body: form = 'urlencoded', headers = {} } = options;
  const params = Object.keys(inputFields(call.params));
  const bodyFields = Object.keys(inputFields(call.body)).filter((field) => input[field] !== undefined);
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(String(input[name])));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    if (!params.includes(name) && !bodyFields.includes(name) && value !== undefined) {
      for (const each of Array.isArray(value) ? value : [value]) {
        query.append(name, typeof each === 'boolean' ? String(Number(each)) : String(each));
      }
    }
  }
  const url = `${call.bare ? '' : '/v3'}${path}${query.size > 0 ? `?${query}` : ''}`;
  if (!call.body) {
    return { method: call.method, url, headers };
  }
  const values = Object.fromEntries(bodyFields.map((field) => [field, input[field]]));

  return form === 'json'
    ? {
        method: call.method,
        url,
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(values),
      }
    : {
        method: call.method,
        url,
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        body: String(new URLSearchParams(Object.entries(values).map(([field, value]) => [field, formText(value)]))),
      };
}

function formText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
