import type { Conversation, ConversationMessage } from '@volan/api-contract';
import type { ConversationSummary } from '@volan/ui/ConversationList';
import type { Site } from '../../runtime/site/Site.ts';
import type { Messages } from '../../runtime/site/useMessages.ts';
import { initialsOf } from '../company/initialsOf.ts';
import { conversationHref } from './conversationHref.ts';
import { messageTimes } from './messageTimes.ts';
import { nameOf } from './nameOf.ts';

/** A message in one line, for a list. */
export function lineOf(message: ConversationMessage, { t }: Pick<Messages, 't'>): string {
  const [file] = message.attachments;
  const text = message.erased ? t('messages.erased') : message.text || (file?.name ?? '');
  return message.mine ? t('messages.own-line', { text }) : text;
}

/** A conversation by its last message, as lists of conversations show it. [B12, J72] */
export function conversationSummary(one: Conversation, site: Site, messages: Messages): ConversationSummary {
  const { other, last_message: last, unread } = one;
  const name = nameOf(other, messages.t);
  return {
    href: conversationHref(site, one),
    name,
    initials: initialsOf(name),
    ...(other.avatar !== null && { picture: other.avatar }),
    company: other.company !== null,
    ad: [one.ad.title, ...(one.vehicle ? [one.vehicle.title] : [])].join(' · '),
    last: last ? lineOf(last, messages) : '',
    time: last ? messageTimes(site, messages).short(last.sent_at) : '',
    ...(unread > 0 && {
      unread: { count: messages.number(unread), label: messages.t('messages.unread-label', { count: unread }) },
    }),
  };
}
