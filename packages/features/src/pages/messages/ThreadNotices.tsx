import type { Account } from '@volan/api-contract';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import type { FormResult } from '../../blocks/forms/FormResult.ts';
import { VerifyEmail } from '../../blocks/forms/VerifyEmail.tsx';
import { conversationHref } from '../../blocks/messages/conversationHref.ts';
import { nameOf } from '../../blocks/messages/nameOf.ts';
import type { OutboxState } from '../../blocks/messages/OutboxState.ts';
import { useSite } from '../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../runtime/site/useMessages.ts';
import { OutgoingNotice } from './OutgoingNotice.tsx';
import { ReportConversation } from './ReportConversation.tsx';
import type { ThreadData } from './ThreadData.ts';
import { isClosedService } from './threadSubject.tsx';
import type { LiveThread } from './useThread.ts';

export interface ThreadNoticesProps {
  thread: ThreadData;
  live: LiveThread;
  /** The text of the next message. */
  text: string;
  account: Account;
  result: FormResult | undefined;
  isReporting: boolean;
  /** The outbox with the messages of this conversation. */
  own: OutboxState;
}

/** Between the messages and the composer: why nothing can be written, what was not sent, and the form of a report. */
export function ThreadNotices({ thread, live, text, account, result, isReporting, own }: ThreadNoticesProps) {
  const site = useSite();
  const { t } = useMessages();
  const { conversation, isNew } = live;
  const { other, blocked } = conversation;
  const href = conversationHref(site, conversation);
  const name = nameOf(other, t);

  return (
    <>
      {thread.isPast && (
        <Button size="small" href={href}>
          {t('messages.newest')}
        </Button>
      )}
      {!account.email_verified && (
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
      {!other.gone && isClosedService(conversation) && <Alert tone="info">{t('messages.service-closed')}</Alert>}
      <OutgoingNotice messages={live.messages} outbox={own} />
      {isReporting && <ReportConversation href={href} isNew={isNew} result={result} />}
    </>
  );
}
