import type { FastifyReply } from 'fastify';
import { problemStatus, type WidgetProblem } from '../../ssr/widgets/WidgetFailure.ts';

/** Headers that allow the page of a partner to read our response. It depends on no cookies, so every page may. */
export const forOtherSites = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'retry-after',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/** Answers with the reason why a widget shows nothing. */
export function sendProblem(reply: FastifyReply, problem: WidgetProblem, retryAfterSeconds?: number) {
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  return reply
    .code(problemStatus[problem])
    .headers(forOtherSites)
    .header('cache-control', 'no-store')
    .send({ problem });
}
