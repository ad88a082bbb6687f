import {
  failureEnvelope,
  failureKey,
  failureSchema,
  failureStatus,
  type Call,
  type Failure,
} from '@volan/api-contract';
import type { LanguageValue } from '@volan/domain-rules';
import { createTranslator } from '@volan/i18n';
import type { FastifyReply } from 'fastify';

/** Answers with a failure in the visitor's language; of its data only what the call declares. */
export function sendFailure(reply: FastifyReply, call: Call | null, failure: Failure, language: LanguageValue) {
  const envelope = failureEnvelope(failure, createTranslator(language)(failureKey(failure.name)));
  const answer = call ? failureSchema(call).parse(envelope) : { ...envelope, data: null };
  return reply
    .code(failureStatus(failure.name))
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(answer));
}
