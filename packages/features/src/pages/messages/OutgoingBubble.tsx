import { MessageBubble, type MessageState } from '@volan/ui/MessageBubble';
import { failureText } from '../../blocks/forms/useForm.ts';
import { outbox } from '../../blocks/messages/outbox.ts';
import type { OutboxState } from '../../blocks/messages/OutboxState.ts';
import type { OutgoingMessage } from '../../blocks/messages/outgoingStore.ts';
import { useSite } from '../../runtime/site/SiteProvider.tsx';
import { useMessages, type Messages } from '../../runtime/site/useMessages.ts';
import { focusComposer } from './focusComposer.ts';
import { messageTimes } from '../../blocks/messages/messageTimes.ts';

/** Faults of the file itself: sent again it would be refused again. */
const lastingFailures: ReadonlySet<string> = new Set([
  'attachment-type',
  'pdf-too-large',
  'image-too-large',
  'image-too-small',
  'image-shape',
  'image-broken',
]);

function stateOf(
  { key, failure, file }: OutgoingMessage,
  { progress, isOffline }: OutboxState,
  { t, number }: Messages,
) {
  const discardNow = () => {
    void outbox.discard(key);
    focusComposer();
  };
  const discard = { label: t('messages.discard'), onClick: discardNow };
  const share = progress.get(key);
  const state: MessageState =
    failure !== null
      ? {
          kind: 'failed',
          label: t('messages.state-failed', { why: failureText(t, failure) }),
          ...(!lastingFailures.has(failure) && {
            retry: {
              label: t(failure.startsWith('shield-') ? 'shield.send-anyway' : 'messages.retry'),
              onClick: () => {
                void outbox.retry(key);
                focusComposer();
              },
            },
          }),
          discard,
        }
      : isOffline
        ? { kind: 'sending', label: t('messages.state-waiting'), discard }
        : {
            kind: 'sending',
            label:
              file && share !== undefined
                ? t('messages.state-progress', { percent: number(Math.round(share * 100)) })
                : t('messages.state-sending'),
            ...(file && { discard }),
          };

  return state;
}

export interface OutgoingBubbleProps {
  message: OutgoingMessage;
  state: OutboxState;
}

/** A message that the server does not have yet, and how far it has come. */
export function OutgoingBubble({ message, state }: OutgoingBubbleProps) {
  const messages = useMessages();
  const { clock } = messageTimes(useSite(), messages);
  const { file, text, at } = message;
  const moment = new Date(at).toISOString();

  return (
    <MessageBubble
      from="own"
      sender={messages.t('messages.you')}
      text={[file?.name, text].filter(Boolean).join('\n')}
      dateTime={moment}
      time={clock(moment)}
      state={stateOf(message, state, messages)}
    />
  );
}
