import type { ConversationMessage } from '@volan/api-contract';
import { Alert } from '@volan/ui/Alert';
import { VisuallyHidden } from '@volan/ui/VisuallyHidden';
import { failureText } from '../../blocks/forms/useForm.ts';
import type { OutboxState } from '../../blocks/messages/OutboxState.ts';
import { useSite } from '../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../runtime/site/useMessages.ts';
import { messageTimes } from '../../blocks/messages/messageTimes.ts';

export interface OutgoingNoticeProps {
  /** The messages that the server has. */
  messages: readonly ConversationMessage[];
  /** Messages of this conversation that the server does not have yet. */
  outbox: OutboxState;
}

/**
 * How many messages wait for the network; for screen readers also that one failed or is held back. Said once, when it
 * comes to be: the bubbles themselves are silent. [M57, J73]
 */
export function OutgoingNotice({ messages: written, outbox: { messages, isOffline } }: OutgoingNoticeProps) {
  const words = useMessages();
  const { t } = words;
  const { clock } = messageTimes(useSite(), words);
  const count = isOffline ? messages.filter(({ failure }) => failure === null).length : 0;
  const waiting = count > 0 ? t('messages.waiting', { count }) : '';
  const failure = messages.findLast((message) => message.failure !== null)?.failure ?? null;
  const held = written.findLast(({ mine }) => mine)?.held_until ?? null;
  const failed = failure === null ? '' : t('messages.state-failed', { why: failureText(t, failure) });
  const heldBack = held === null ? '' : t('messages.state-held', { time: clock(held) });

  return (
    <>
      {waiting !== '' && <Alert tone="info">{waiting}</Alert>}
      <VisuallyHidden>
        <span role="status">{waiting || failed || heldBack}</span>
      </VisuallyHidden>
    </>
  );
}
