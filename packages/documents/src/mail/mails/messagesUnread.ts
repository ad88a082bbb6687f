import type { MailWriter } from '../mailContext.ts';
import type { Unsubscribable } from './sharedValues.ts';

type Values = Unsubscribable & {
  readonly conversations: readonly {
    readonly from: string;
    readonly title: string;
    readonly text: string;
    /** The conversation: a mail about only one links to it. Missing in mails queued by an older version. */
    readonly place?: { readonly adId: number; readonly accountId: number };
  }[];
};

/** Messages that somebody has not read, by conversation, the newest first. [M57] */
export const messagesUnread: MailWriter<Values> = (
  { conversations, unsubscribe },
  { t, links, brand, reason, unsubscribeEnding },
) => {
  const [first, ...others] = conversations;
  const isOne = first !== undefined && others.length === 0;
  const href = isOne && first.place ? links.conversation(first.place) : links.page('messages');

  return {
    subject: isOne ? t('mail.messages-subject', first) : t('mail.messages-many-subject', { brand: brand.name }),
    paragraphs: [isOne ? t('mail.messages-text', first) : t('mail.messages-many-text')],
    ...(isOne
      ? { quote: first.text }
      : { facts: conversations.map(({ from, title, text }) => ({ label: `${from} · ${title}`, text })) }),
    action: { label: t('mail.messages-open'), href },
    notes: [reason],
    ending: unsubscribeEnding(unsubscribe),
  };
};
