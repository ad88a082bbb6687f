import type { Readable } from 'node:stream';
import { Failure, type Call, type CallFailureName, type CallRequest, type FailureName } from '@volan/api-contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { admit } from './admit.ts';
import { answerAudited } from './auditScope.ts';
import { tableWithinMs } from './callLimits.ts';
import type { CallContext } from './RequestContext.ts';
import { routeCall } from './routeCall.ts';

/** What a bare call does: the parsed request in, the file or a declared failure out. */
type FileHandler<C extends Call, File> = (
  input: CallRequest<C>,
  context: CallContext,
) => Promise<File | Failure<CallFailureName<C> & FailureName, null>>;

/**
 * Puts a bare call on the server whose reply is too large to be held: a file of JSON text, sent while it is read. Access and
 * limits are those of every call; that the text fits the reply schema, its handler and its test see to.
 */
export function serveFile<C extends Call>(app: FastifyInstance, call: C, handler: FileHandler<C, Readable>) {
  serveBare(app, call, handler, (reply, text) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-store').send(text),
  );
}

/** A file that a bare call answers with. */
export interface SentFile {
  readonly bytes: Buffer;
  readonly type: 'image/jpeg' | 'application/pdf';
  readonly name: string;
  /** Shown by a browser that opens it; else only downloaded. */
  readonly inline: boolean;
}

/** Puts a bare call on the server that answers with a private file: a browser takes it for nothing else, and nobody keeps it. */
export function serveBytes<C extends Call>(app: FastifyInstance, call: C, handler: FileHandler<C, SentFile>) {
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
 * Puts a bare call on the server that answers with a table as CSV, sent while it is read. Nobody keeps it, and who took it away
 * leaves an entry of the audit log.
 *
 * @param name of the file, without its ending
 */
export function serveCsv<C extends Call>(
  app: FastifyInstance,
  call: C,
  name: string,
  handler: FileHandler<C, Readable>,
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

/** Puts a call on the server whose answer has no envelope; its failures have one. */
function serveBare<C extends Call, File>(
  app: FastifyInstance,
  call: C,
  handler: FileHandler<C, File>,
  send: (reply: FastifyReply, file: File) => FastifyReply,
  withinMs?: number,
) {
  routeCall<File>(app, call, {
    withinMs,
    async answer(request, reply) {
      const admitted = await admit(call, request, reply);
      return admitted instanceof Failure ? admitted : handler(admitted.input, admitted.context);
    },
    send: (_request, reply, file) => send(reply, file),
  });
}

/** A name as `filename*` of a header takes it. [RFC 5987] */
const encodeRfc5987 = (name: string) =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
