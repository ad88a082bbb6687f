import {
  failureEnvelope,
  failureKey,
  failureRetryAfter,
  failureSchema,
  failureStatus,
  type Call,
  type Failure,
} from '@volan/api-contract';
import type { LanguageValue } from '@volan/domain-rules';
import { createTranslator } from '@volan/i18n';
import type { FastifyReply } from 'fastify';

/** Type of every answer with an envelope. */
export const jsonType = 'application/json; charset=utf-8';

/** The envelope of a failure in the visitor's language. It holds only data that the call declares. */
export function failureBody(call: Call | null, failure: Failure, language: LanguageValue) {
  const envelope = failureEnvelope(failure, createTranslator(language)(failureKey(failure.name)));
  return call ? failureSchema(call).parse(envelope) : { ...envelope, data: null };
}

/** Answers with {@link failureBody} and the status of the failure. */
export function sendFailure(reply: FastifyReply, call: Call | null, failure: Failure, language: LanguageValue) {
  const retryAfter = failure.retryAfter ?? failureRetryAfter(failure.name);
  if (retryAfter !== null) reply.header('retry-after', retryAfter);
  return reply
    .code(failureStatus(failure.name))
    .header('cache-control', 'no-store')
    .type(jsonType)
    .send(JSON.stringify(failureBody(call, failure, language)));
}
