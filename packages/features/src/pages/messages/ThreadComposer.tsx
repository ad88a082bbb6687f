import type { CannedAnswer, Conversation } from '@volan/api-contract';
import type { ShieldKind } from '@volan/domain-rules';
import { Alert } from '@volan/ui/Alert';
import { useHydrated } from '@volan/ui/hydrated';
import { MessageComposer, type OutgoingMessage } from '@volan/ui/MessageComposer';
import { useState } from 'react';
import type { ShownForm } from '../../blocks/forms/useForm.ts';
import { conversationHref } from '../../blocks/messages/conversationHref.ts';
import { enterStore } from '../../blocks/messages/enterStore.ts';
import { draftAt, keepMessageDraft, messageDrafts } from '../../blocks/messages/messageDrafts.ts';
import { nameOf } from '../../blocks/messages/nameOf.ts';
import { outbox } from '../../blocks/messages/outbox.ts';
import type { WrittenMessage } from '../../blocks/messages/outgoingList.ts';
import { ShieldConfirm } from '../../blocks/shield/ShieldConfirm.tsx';
import { useBrowserStore } from '../../runtime/browser/browserStore.ts';
import { signedInUser } from '../../runtime/browser/signedInUser.ts';
import { useSite } from '../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../runtime/site/useMessages.ts';
import { CannedChoice } from './CannedChoice.tsx';
import { composerTexts } from './composerTexts.ts';
import { composerId, focusComposer } from './focusComposer.ts';
import type { LiveThread } from './useThread.ts';

/** The user who writes; without scripts the one whose conversation it is. */
const writerOf = (conversation: Conversation) => signedInUser() ?? conversation.account_id;

/**
 * The text of the next message, which outlives its page. `begun` wins over the stored draft.
 *
 * @param isBegunKept the server kept `begun` while the user signed in or confirmed the address
 */
export function useMessageDraft(conversation: Conversation, begun: string, isBegunKept: boolean) {
  const { ad, other } = conversation;
  const place = { ad_id: ad.id, account_id: conversation.account_id, other_id: other.id };
  const [typed, setTyped] = useState(begun === '' ? null : begun);
  const kept = useBrowserStore(messageDrafts);
  const text = typed ?? (kept.length > 0 ? draftAt(kept, writerOf(conversation), place) : '');
  const [wasKept, setWasKept] = useState(
    () => isBegunKept || draftAt(messageDrafts.read(), writerOf(conversation), place) !== '',
  );

  return {
    text,
    /** The text was there when the page opened, and nobody has sent or emptied it since. */
    isKept: wasKept && text.trim() !== '',
    write: (next: string) => {
      setTyped(next);
      if (next === '') setWasKept(false);
      keepMessageDraft(writerOf(conversation), place, next);
    },
  };
}

/** Each file is a message of its own; the text goes with the first one. All are handed over before the next press. */
async function addToOutbox(to: Omit<WrittenMessage, 'file' | 'text'>, { text, files }: OutgoingMessage) {
  const parts = files.length > 0 ? files : [null];
  await Promise.all(parts.map((file, at) => outbox.add({ ...to, file, text: at === 0 ? text : '' })));
}

export interface ThreadComposerProps {
  live: LiveThread;
  /** Prepared answers of the company that is written for. */
  answers: readonly CannedAnswer[];
  form: ShownForm;
  /** Id of the message that is written, where no script makes one. */
  messageKey: string;
  /** The kinds of text that the server warned of. */
  warnedOf: readonly ShieldKind[];
  draft: ReturnType<typeof useMessageDraft>;
  /** The e-mail address is confirmed. [H08] */
  mayWrite: boolean;
  /** Older messages are shown: the plain form sends. */
  isPast: boolean;
}

/** The place where the next message is written. Without scripts it is a plain form. */
export function ThreadComposer(props: ThreadComposerProps) {
  const { live, answers, form, messageKey, warnedOf, draft, mayWrite, isPast } = props;
  const site = useSite();
  const messages = useMessages();
  const { conversation, isNew } = live;
  const { ad, other, role, account_id: accountId } = conversation;
  const href = conversationHref(site, conversation);
  const name = nameOf(other, messages.t);
  const { text, write } = draft;
  const isHydrated = useHydrated();
  const enter = useBrowserStore(enterStore);
  const to = { adId: ad.id, accountId, otherId: other.id, begins: isNew };

  return (
    <MessageComposer
      id={composerId}
      {...composerTexts(messages, name, !isNew)}
      action={`${href}?form=write`}
      fields={{ form: 'write', key: form.value('key', messageKey) }}
      value={text}
      onValueChange={(next) => {
        write(next);
        if (next !== '') live.tellTyping();
      }}
      enter={enter}
      onSend={
        mayWrite && isHydrated && !isPast
          ? (message) => addToOutbox({ ...to, user: writerOf(conversation) }, message)
          : undefined
      }
      problem={
        warnedOf.length > 0 || !mayWrite ? undefined : (form.error('message') ?? form.error('file') ?? form.failure)
      }
      above={
        <>
          {draft.isKept && mayWrite && warnedOf.length === 0 && (
            <Alert tone="info">{messages.t('messages.not-sent')}</Alert>
          )}
          <ShieldConfirm kinds={warnedOf} field="message" />
          {role === 'seller' && answers.length > 0 && (
            <CannedChoice
              answers={answers}
              href={href}
              onChoose={({ text: chosen }) => {
                write(text === '' ? chosen : `${text}\n${chosen}`);
                focusComposer();
              }}
            />
          )}
        </>
      }
    />
  );
}
