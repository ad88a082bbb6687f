import type { NotificationFacts } from '@volan/domain-rules';
import { notificationText } from '@volan/i18n';
import type { MailWriter } from '../mailContext.ts';
import type { Unsubscribable } from './sharedValues.ts';

type Values = Unsubscribable & {
  readonly event: 'plan-ends' | 'plan-renews' | 'plan-renewed' | 'plan-unpaid';
  readonly facts: NotificationFacts;
};

/** A plan ends, is renewed, or could not be paid. [M13] */
export const planNotice: MailWriter<Values> = (
  { event, facts: told, unsubscribe },
  { t, links, reader, reason, unsubscribeEnding },
) => {
  const isOver = event === 'plan-unpaid' || event === 'plan-ends';

  return {
    subject: notificationText({ event, title: null, facts: told }, reader),
    paragraphs: [t(`mail.${event}-text`), ...(isOver ? [t('plans.over-limit')] : [])],
    action: { label: t('mail.plan-open'), href: links.page('myPlan') },
    notes: [reason],
    ending: unsubscribeEnding(unsubscribe),
  };
};
