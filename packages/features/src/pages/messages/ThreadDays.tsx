import type { Conversation, ConversationMessage } from '@volan/api-contract';
import { MessageDay } from '@volan/ui/Conversation';
import { MessageBubble, type MessageFile, type MessageState } from '@volan/ui/MessageBubble';
import type { ReactNode } from 'react';
import type { OutboxState } from '../../blocks/messages/OutboxState.ts';
import { MessageText } from '../../blocks/shield/MessageText.tsx';
import { ShieldWarning } from '../../blocks/shield/ShieldWarning.tsx';
import type { Site } from '../../runtime/site/Site.ts';
import { useSite } from '../../runtime/site/SiteProvider.tsx';
import { useMessages, type Messages } from '../../runtime/site/useMessages.ts';
import { conversationHref, messageFileHref } from '../../blocks/messages/conversationHref.ts';
import { messageTimes } from '../../blocks/messages/messageTimes.ts';
import { OutgoingBubble } from './OutgoingBubble.tsx';
import { nameOf } from '../../blocks/messages/nameOf.ts';

/** Messages of one person within this time show one hour together, in milliseconds. */
const togetherMs = 5 * 60_000;

/** How far an own message has come. [M57] */
function stateOf(message: ConversationMessage, { t }: Messages, clock: (moment: string) => string): MessageState {
  if (message.held_until !== null) {
    return { kind: 'sending', label: t('messages.state-held', { time: clock(message.held_until) }) };
  }
  const kind = message.read ? 'read' : message.delivered ? 'delivered' : 'sent';
  return { kind, label: t(`messages.state-${kind}`) };
}

/** The file of a message, as its bubble shows it. */
function fileOf({ attachments: [file] }: ConversationMessage, name: string, site: Site, messages: Messages) {
  if (!file) return undefined;

  const href = messageFileHref(site, file.id);
  const shown: MessageFile =
    file.kind === 'picture'
      ? { kind: 'picture', src: href, alt: messages.t('messages.picture-of', { name }), href }
      : { kind: 'document', name: file.name, size: messages.fileSize(file.bytes), href };

  return shown;
}

/** Whether two messages read as one utterance: same person, same day, minutes apart, and come as far. */
const isFollowed = (one: ConversationMessage, next: ConversationMessage | undefined) =>
  next !== undefined &&
  next.sender_id === one.sender_id &&
  next.author === one.author &&
  next.read === one.read &&
  next.delivered === one.delivered &&
  next.held_until === one.held_until &&
  new Date(next.sent_at).getTime() - new Date(one.sent_at).getTime() < togetherMs;

export interface ThreadDaysProps {
  conversation: Pick<Conversation, 'ad' | 'other'>;
  messages: readonly ConversationMessage[];
  /** Messages that the server does not have yet; they are last. */
  outbox: OutboxState;
}

/** The messages of a conversation by their days. */
export function ThreadDays({ conversation, messages: written, outbox }: ThreadDaysProps) {
  const site = useSite();
  const messages = useMessages();
  const { clock, day } = messageTimes(site, messages);
  const name = nameOf(conversation.other, messages.t);
  const href = conversationHref(site, conversation);
  const days: { label: string; bubbles: ReactNode[] }[] = [];
  const put = (moment: string, bubble: ReactNode) => {
    const label = day(moment);
    const last = days.at(-1);
    if (last?.label === label) last.bubbles.push(bubble);
    else days.push({ label, bubbles: [bubble] });
  };
  for (const [at, message] of written.entries()) {
    const followed = isFollowed(message, written[at + 1]);
    put(
      message.sent_at,
      <WrittenBubble key={message.id} message={message} name={name} href={href} followed={followed} clock={clock} />,
    );
  }
  // the browser forgets a message a little after the server has it
  const arrived = new Set(written.map(({ client_id: key }) => key));
  for (const message of outbox.messages.filter(({ key }) => !arrived.has(key))) {
    put(new Date(message.at).toISOString(), <OutgoingBubble key={message.key} message={message} state={outbox} />);
  }

  return days.map(({ label, bubbles }) => (
    <MessageDay key={label} label={label}>
      {bubbles}
    </MessageDay>
  ));
}

interface WrittenBubbleProps {
  message: ConversationMessage;
  /** Name of the other side. */
  name: string;
  /** Address of the conversation. */
  href: string;
  followed: boolean;
  clock: (moment: string) => string;
}

/** A message that the server has. */
function WrittenBubble({ message, name, href, followed, clock }: WrittenBubbleProps) {
  const site = useSite();
  const messages = useMessages();
  const { t } = messages;
  const sender = message.mine ? (message.author ?? t('messages.you')) : name;
  const file = fileOf(message, sender, site, messages);
  const text = message.erased ? t('messages.erased') : <MessageText message={message} back={href} />;

  return (
    <MessageBubble
      sender={sender}
      dateTime={message.sent_at}
      time={message.author === null ? clock(message.sent_at) : `${message.author}, ${clock(message.sent_at)}`}
      followed={followed}
      {...(file && message.text === '' && !message.erased ? { file } : { text, ...(file && { file }) })}
      {...(!message.mine && message.warnings.length > 0 && { warning: <ShieldWarning warnings={message.warnings} /> })}
      {...(message.mine
        ? { from: 'own' as const, state: stateOf(message, messages, clock) }
        : { from: 'other' as const })}
    />
  );
}
