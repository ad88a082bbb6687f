import type { Account, CannedAnswer, Conversation as ConversationOf } from '@volan/api-contract';
import { shieldKindsIn } from '@volan/domain-rules';
import { Button } from '@volan/ui/Button';
import { Conversation } from '@volan/ui/Conversation';
import { useHydrated } from '@volan/ui/hydrated';
import { Switch } from '@volan/ui/Switch';
import { useSyncExternalStore } from 'react';
import { initialsOf } from '../../blocks/company/initialsOf.ts';
import type { FormResult } from '../../blocks/forms/FormResult.ts';
import { useForm } from '../../blocks/forms/useForm.ts';
import { enterStore } from '../../blocks/messages/enterStore.ts';
import { outbox } from '../../blocks/messages/outbox.ts';
import { useBrowserStore } from '../../runtime/browser/browserStore.ts';
import { pagePath } from '../../runtime/site/pagePath.ts';
import { useSite } from '../../runtime/site/SiteProvider.tsx';
import { useMessages, type Messages } from '../../runtime/site/useMessages.ts';
import { conversationHref } from '../../blocks/messages/conversationHref.ts';
import { nameOf } from '../../blocks/messages/nameOf.ts';
import { useThread } from './useThread.ts';
import type { ThreadData } from './ThreadData.ts';
import { ThreadComposer, useMessageDraft } from './ThreadComposer.tsx';
import { ThreadDays } from './ThreadDays.tsx';
import { isClosedService, subjectOf, vehicleOf } from './threadSubject.tsx';
import { ThreadMenu } from './ThreadMenu.tsx';
import { ThreadNotices } from './ThreadNotices.tsx';

export interface ThreadProps {
  thread: ThreadData;
  /** Prepared answers of the company that is written for. */
  answers: readonly CannedAnswer[];
  /** The text that is in the field already. */
  draft: string;
  /** Id of the message that is written, where no script makes one: the form sent twice is one message. */
  messageKey: string;
  /** Only accounts with a confirmed e-mail address may send; others may type already. [H08] */
  account: Account;
  /** The form of a report was asked for. */
  isReporting: boolean;
  result?: FormResult | undefined;
}

/** "Usually answers within 40 min": for buyers. [M53] */
function replyTime({ role }: ConversationOf, minutes: number | null, { t }: Messages) {
  if (role !== 'buyer' || minutes === null) return undefined;
  return minutes < 60
    ? t('messages.answers-in-minutes', { count: Math.max(1, minutes) })
    : t('messages.answers-in-hours', { count: Math.round(minutes / 60) });
}

/** Messages with one person about one ad or one car service, and the place where the next one is written. [J73, B12] */
export function Thread({ thread, answers, draft, messageKey, account, isReporting, result }: ThreadProps) {
  const site = useSite();
  const messages = useMessages();
  const { t } = messages;
  const live = useThread(thread);
  const { conversation, isNew } = live;
  const { ad, other, blocked } = conversation;
  const href = conversationHref(site, conversation);
  const name = nameOf(other, t);
  const form = useForm(result, 'write', 'message-');
  // typed before the session ended, or before the address was confirmed, without scripts
  const isBegunKept = result?.form === 'write' && (result.ok || result.failure === 'typed-again');
  const written = useMessageDraft(conversation, form.value('message', draft), isBegunKept);
  const isHydrated = useHydrated();
  const waiting = useSyncExternalStore(outbox.subscribe, outbox.read, outbox.readFirst);
  const messagesOut = waiting.messages.filter(({ adId, otherId }) => adId === ad.id && otherId === other.id);
  const own = { ...waiting, messages: messagesOut };
  const enter = useBrowserStore(enterStore);
  const activity = live.isTyping
    ? t('messages.typing', { name })
    : replyTime(conversation, thread.replyMinutes, messages);

  return (
    <Conversation
      person={{
        name,
        initials: initialsOf(name),
        ...(other.avatar !== null && { picture: other.avatar }),
        company: other.company !== null,
        ...(activity !== undefined && { activity }),
      }}
      back={{ label: t('messages.back'), href: pagePath(site, 'messages', {}) }}
      actions={
        <ThreadMenu conversation={conversation} isNew={isNew} href={href}>
          {isHydrated && (
            <Switch
              checked={enter === 'sends'}
              onCheckedChange={(sends) => enterStore.write(sends ? 'sends' : 'newLine')}
            >
              {t('messages.enter-sends')}
            </Switch>
          )}
        </ThreadMenu>
      }
      ad={subjectOf(conversation, site, messages)}
      vehicle={vehicleOf(conversation, site, messages)}
      logLabel={t('shell.messages')}
      announcement={live.arrived > 0 ? t('messages.new', { name, count: live.arrived }) : ''}
      older={
        live.more && (
          <Button
            size="small"
            href={`${href}?before=${live.messages[0]?.id ?? 1}`}
            onClick={(event) => {
              if (!isHydrated || thread.isPast) return;

              event.preventDefault();
              void live.readOlder();
            }}
          >
            {t('messages.older')}
          </Button>
        )
      }
      notice={
        <ThreadNotices
          thread={thread}
          live={live}
          text={written.text}
          account={account}
          result={result}
          isReporting={isReporting}
          own={own}
        />
      }
      composer={
        !blocked &&
        !other.gone &&
        !isClosedService(conversation) && (
          <ThreadComposer
            live={live}
            answers={answers}
            form={isBegunKept ? { ...form, failure: undefined } : form}
            messageKey={messageKey}
            warnedOf={result?.form === 'write' ? shieldKindsIn(result.errors['message'] ?? []) : []}
            draft={written}
            mayWrite={account.email_verified}
            isPast={thread.isPast}
          />
        )
      }
    >
      <ThreadDays conversation={conversation} messages={live.messages} outbox={own} />
    </Conversation>
  );
}
