import type { Account } from '@volan/api-contract';
import { EmptyState } from '@volan/ui/EmptyState';
import { MessagesLayout } from '@volan/ui/MessagesLayout';
import { useMessages } from '../../runtime/site/useMessages.ts';
import { AccountPage } from '../../shell/account/AccountPage.tsx';
import { Inbox, type FoundMessages } from './Inbox.tsx';
import { nameOf } from './nameOf.ts';
import { Thread, type ThreadProps } from './Thread.tsx';
import { useInbox } from './useInbox.ts';
import type { InboxData } from './ThreadData.ts';

export interface MessagesPageProps extends Omit<ThreadProps, 'thread' | 'isConfirmed'> {
  account: Account;
  inbox: InboxData;
  found: FoundMessages | null;
  /** The conversation that is open; null while none is. */
  thread: ThreadProps['thread'] | null;
}

/** Conversations beside the open one; on a phone one of the two. Complete without JavaScript. [B12, M57] */
export function MessagesPage({ account, inbox: loaded, found, thread, ...open }: MessagesPageProps) {
  const inbox = useInbox(loaded);
  const { t } = useMessages();
  const title = t('shell.messages');
  const isEmpty = inbox.conversations.length === 0;
  return (
    <AccountPage
      account={account}
      page="messages"
      title={thread ? `${nameOf(thread.conversation.other, t)} – ${title}` : title}
      heading={title}
      alone={thread !== null}
    >
      <MessagesLayout open={thread !== null} list={<Inbox inbox={inbox} found={found} open={thread?.conversation} />}>
        {thread ? (
          // what was typed belongs to one conversation
          <Thread
            key={`${thread.conversation.ad.id}-${thread.conversation.other.id}-${thread.isPast ? thread.messages[0]?.id : ''}`}
            thread={thread}
            isConfirmed={account.email_verified}
            {...open}
          />
        ) : (
          !isEmpty && <EmptyState icon="message-circle" title={t('messages.choose')} help={t('messages.choose-text')} />
        )}
      </MessagesLayout>
    </AccountPage>
  );
}
