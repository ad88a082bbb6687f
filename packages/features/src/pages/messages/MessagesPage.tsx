import { profileTypes } from '@volan/domain-rules';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { EmptyState } from '@volan/ui/EmptyState';
import { Link } from '@volan/ui/Link';
import { MessagesLayout } from '@volan/ui/MessagesLayout';
import { pagePath } from '../../runtime/site/pagePath.ts';
import { useSite } from '../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../runtime/site/useMessages.ts';
import { AccountPage } from '../../shell/account/AccountPage.tsx';
import { Inbox, type FoundMessages } from './Inbox.tsx';
import { nameOf } from '../../blocks/messages/nameOf.ts';
import { Thread, type ThreadProps } from './Thread.tsx';
import { useInbox } from './useInbox.ts';
import type { InboxData } from './ThreadData.ts';

export interface MessagesPageProps extends Omit<ThreadProps, 'thread'> {
  inbox: InboxData;
  found: FoundMessages | null;
  /** The conversation that is open; null while none is. */
  thread: ThreadProps['thread'] | null;
  /** The last action, and the address of the conversation. */
  done?: { readonly what: DoneWithConversation; readonly href: string } | null | undefined;
}

/**
 * The actions of the buttons about a conversation, as its address names them afterwards (`?done=`), with the action
 * that undoes each.
 */
export const doneWithConversation = {
  muted: ['settings', 'muted', '0'],
  unmuted: ['settings', 'muted', '1'],
  archived: ['settings', 'archived', '0'],
  unarchived: ['settings', 'archived', '1'],
  blocked: ['unblock', '', ''],
  unblocked: ['block', '', ''],
} as const;

/** Something that was done about a conversation. */
export type DoneWithConversation = keyof typeof doneWithConversation;

/** Says what was done a moment ago, and undoes it. */
function Done({ what, href }: { what: DoneWithConversation; href: string }) {
  const { t } = useMessages();
  const [form, name, value] = doneWithConversation[what];
  return (
    <Alert
      tone="positive"
      urgent
      actions={
        <form method="post" action={href}>
          <input type="hidden" name="form" value={form} />
          {name !== '' && <input type="hidden" name={name} value={value} />}
          <Button type="submit" size="small">
            {t('overlays.undo')}
          </Button>
        </form>
      }
    >
      {t(`messages.done-${what}`)}
    </Alert>
  );
}

/** Conversations beside the open one; on a phone one of the two. Complete without JavaScript. [B12, M57] */
export function MessagesPage({ account, inbox: loaded, found, thread, done, ...open }: MessagesPageProps) {
  const inbox = useInbox(loaded);
  const site = useSite();
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
      {...(account.type_id !== profileTypes.private && {
        actions: <Link href={pagePath(site, 'cannedAnswers', {})}>{t('messages.canned')}</Link>,
      })}
    >
      {done && <Done {...done} />}
      <MessagesLayout open={thread !== null} list={<Inbox inbox={inbox} found={found} open={thread?.conversation} />}>
        {thread ? (
          // the typed text belongs to one conversation
          <Thread
            key={`${thread.conversation.ad.id}-${thread.conversation.other.id}-${thread.isPast ? thread.messages[0]?.id : ''}`}
            thread={thread}
            account={account}
            {...open}
          />
        ) : (
          !isEmpty && <EmptyState icon="message-circle" title={t('messages.choose')} help={t('messages.choose-text')} />
        )}
      </MessagesLayout>
    </AccountPage>
  );
}
