import type { NotificationEvent, NotificationFacts, WrittenLanguage } from '@volan/domain-rules';
import { formatMoney } from './formats/formatMoney.ts';
import type { Formats } from './formats/formatsOf.ts';
import { intlTag } from './intlTag.ts';
import type { Translator } from './Translator.ts';

/** The data for the text of a notification. */
export interface NotificationTold {
  readonly event: NotificationEvent;
  /** Title of the ad; null if the notification is not about an ad. */
  readonly title: string | null;
  readonly facts: NotificationFacts;
}

/** The language and the time zone of the recipient. */
export interface NotificationReader {
  readonly t: Translator;
  readonly price: Formats['price'];
  readonly language: WrittenLanguage;
  readonly timeZone: string;
}

/** The event as one sentence in the recipient's language. [M19] */
export function notificationText({ event, title, facts }: NotificationTold, reader: NotificationReader): string {
  const { t, price, language, timeZone } = reader;
  const euros = (amount: number | undefined) => (amount === undefined ? '' : price(amount));
  const day = new Intl.DateTimeFormat(intlTag(language), { dateStyle: 'long', timeZone });
  const values = {
    title: title ?? '',
    name: facts.name ?? '',
    company: facts.company ?? '',
    device: facts.device || t('notifications.unknown-device'),
    date: facts.ends_at === undefined ? '' : day.format(new Date(facts.ends_at)),
    price: euros(facts.price),
    before: euros(facts.price_before),
    plan: facts.plan === undefined ? '' : t(`product.plan-${facts.plan}`),
    credits: facts.credits ?? 0,
    balance: facts.balance ?? 0,
    order: facts.order ?? '',
    sum: facts.total === undefined ? '' : formatMoney(facts.total, facts.currency ?? 'EUR', language),
    level: facts.level === undefined ? '' : t(`loyalty.level-${facts.level}`),
    promotion: facts.tier === undefined ? '' : t(`product.boost-${facts.tier}`),
  };

  return t(`notifications.${event}`, values);
}
