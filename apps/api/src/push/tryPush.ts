import { Failure, type CallOutcome, type testPush } from '@volan/api-contract';
import { brands, pathOf } from '@volan/domain-rules';
import { createTranslator } from '@volan/i18n';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import type { PushDeps } from './PushDeps.ts';
import { sendPush } from './queuePush.ts';

/** Sends a notification to the device that calls, in its language. It opens the notification settings. [F24] */
export async function tryPush({ sql }: PushDeps, context: CallContext): Promise<CallOutcome<typeof testPush>> {
  const { actor, sessionId } = principalOf(context);
  const { language } = context;
  const text = createTranslator(language);
  const notice = {
    kind: 'test',
    tag: 'test',
    language,
    title: text('push.test-title'),
    body: text('push.test-body'),
    link: `${pathOf(brands[context.brand], 'settings', {}, language)}?tab=notifications`,
  };

  return (await sendPush(sql, actor.id, notice, sessionId)) > 0 ? { sent: true } : new Failure('not-found');
}
