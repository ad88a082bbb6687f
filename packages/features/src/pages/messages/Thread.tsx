import type { Account, CannedAnswer, Conversation as ConversationOf } from '@volan/api-contract';
import { shieldKindsIn } from '@volan/domain-rules';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { Conversation } from '@volan/ui/Conversation';
import { useHydrated } from '@volan/ui/hydrated';
import { MessageComposer, type OutgoingMessage } from '@volan/ui/MessageComposer';
import { Switch } from '@volan/ui/Switch';
import { useState, useSyncExternalStore } from 'react';
import { adHref, priceText } from '../../blocks/adCard/adCardData.ts';
import { outlineOfKind } from '../../blocks/adCard/outlineOfKind.ts';
import { initialsOf } from '../../blocks/company/initialsOf.ts';
import type { FormResult } from '../../blocks/forms/FormResult.ts';
import { useForm } from '../../blocks/forms/useForm.ts';
import { VerifyEmail } from '../../blocks/forms/VerifyEmail.tsx';
import { enterStore } from '../../blocks/messages/enterStore.ts';
import { draftAt, keepMessageDraft, messageDrafts } from '../../blocks/messages/messageDrafts.ts';
import { outbox } from '../../blocks/messages/outbox.ts';
import { useBrowserStore } from '../../runtime/browser/browserStore.ts';
import { signedInUser } from '../../runtime/browser/signedInUser.ts';
import { pagePath } from '../../runtime/site/pagePath.ts';
import { useSite } from '../../runtime/site/SiteProvider.tsx';
import { useMessages, type Messages } from '../../runtime/site/useMessages.ts';
import { ShieldConfirm } from '../../blocks/shield/ShieldConfirm.tsx';
import { CannedChoice } from './CannedChoice.tsx';
import { composerTexts } from './composerTexts.ts';
import { conversationHref } from '../../blocks/messages/conversationHref.ts';
import { composerId, focusComposer } from './focusComposer.ts';
import { nameOf } from '../../blocks/messages/nameOf.ts';
import { OutgoingNotice } from './OutgoingNotice.tsx';
import { ReportConversation } from './ReportConversation.tsx';
import { useThread } from './useThread.ts';
import type { ThreadData } from './ThreadData.ts';
import { ThreadDays } from './ThreadDays.tsx';
import { ThreadMenu } from './ThreadMenu.tsx';

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

/** Messages with one person about one ad, and the place where the next one is written. [J73, B12] */
export function Thread({ thread, answers, draft, messageKey, account, isReporting, result }: ThreadProps) {
  const site = useSite();
  const messages = useMessages();
  const { t } = messages;
  const live = useThread(thread);
  const { conversation, isNew } = live;
  const { ad, other, role, blocked } = conversation;
  const href = conversationHref(site, conversation);
  const name = nameOf(other, t);
  const form = useForm(result, 'write', 'message-');
  const place = { ad_id: ad.id, account_id: conversation.account_id, other_id: other.id };
  const begun = form.value('message', draft);
  const [typed, setTyped] = useState(begun === '' ? null : begun);
  const kept = useBrowserStore(messageDrafts);
  const user = () => signedInUser() ?? conversation.account_id;
  const text = typed ?? (kept.length > 0 ? draftAt(kept, user(), place) : '');
  const write = (next: string) => {
    setTyped(next);
    keepMessageDraft(user(), place, next);
  };
  const warnedOf = result?.form === 'write' ? shieldKindsIn(result.errors['message'] ?? []) : [];
  const isConfirmed = account.email_verified;
  const isHydrated = useHydrated();
  const waiting = useSyncExternalStore(outbox.subscribe, outbox.read, outbox.readFirst);
  const own = waiting.messages.filter(({ adId, otherId }) => adId === ad.id && otherId === other.id);
  const enter = useBrowserStore(enterStore);
  const activity = live.isTyping
    ? t('messages.typing', { name })
    : replyTime(conversation, thread.replyMinutes, messages);

  /** Each file is a message of its own; the text goes with the first one. All are handed over before the next press. */
  async function send({ text: written, files }: OutgoingMessage) {
    const { account_id: accountId } = conversation;
    const to = { user: user(), adId: ad.id, accountId, otherId: other.id, begins: isNew };
    const parts = files.length > 0 ? files : [null];
    await Promise.all(parts.map((file, at) => outbox.add({ ...to, file, text: at === 0 ? written : '' })));
  }

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
      ad={{
        title: ad.title,
        price: [...(ad.status === 'active' ? [] : [t(`account.ad-${ad.status}`)]), priceText(ad, messages)].join(' · '),
        picture: ad.image === null ? undefined : { src: ad.image, alt: '' },
        missing: { outline: outlineOfKind(ad.kind), label: t('card.no-picture') },
        ...(ad.status !== 'removed' && {
          action: (
            <Button size="small" href={adHref(site, ad)}>
              {t('messages.open-ad')}
            </Button>
          ),
        }),
      }}
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
        <>
          {thread.isPast && (
            <Button size="small" href={href}>
              {t('messages.newest')}
            </Button>
          )}
          {!isConfirmed && (
            <VerifyEmail
              account={account}
              result={result}
              kept={t(text.trim() === '' ? 'messages.verify-first' : 'messages.kept')}
              action={href}
              fields={{ message: text }}
            />
          )}
          {isNew && <Alert tone="info">{t('messages.first', { name })}</Alert>}
          {blocked && <Alert tone="info">{t('messages.blocked', { name })}</Alert>}
          {other.gone && <Alert tone="info">{t('messages.gone')}</Alert>}
          <OutgoingNotice messages={live.messages} outbox={{ ...waiting, messages: own }} />
          {isReporting && <ReportConversation href={href} isNew={isNew} result={result} />}
        </>
      }
      composer={
        !blocked &&
        !other.gone && (
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
            onSend={isConfirmed && isHydrated && !thread.isPast ? send : undefined}
            problem={
              warnedOf.length > 0 || !isConfirmed
                ? undefined
                : (form.error('message') ?? form.error('file') ?? form.failure)
            }
            above={
              <>
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
        )
      }
    >
      <ThreadDays conversation={conversation} messages={live.messages} outbox={{ ...waiting, messages: own }} />
    </Conversation>
  );
}
