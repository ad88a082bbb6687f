import type { Conversation, MessageInConversation } from '@volan/api-contract';
import { Button } from '@volan/ui/Button';
import { ConversationList, type ConversationSummary } from '@volan/ui/ConversationList';
import { EmptyState } from '@volan/ui/EmptyState';
import { Pagination } from '@volan/ui/Pagination';
import { Row } from '@volan/ui/Row';
import { SearchInput } from '@volan/ui/SearchInput';
import { SegmentedControl } from '@volan/ui/SegmentedControl';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { initialsOf } from '../../blocks/company/initialsOf.ts';
import { pagerOf } from '../../blocks/pager/pagerOf.ts';
import { pagePath } from '../../runtime/site/pagePath.ts';
import { useSite } from '../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../runtime/site/useMessages.ts';
import { homeHref } from '../../shell/shellLinks.ts';
import { conversationSummary, lineOf } from '../../blocks/messages/conversationSummary.ts';
import { messageTimes } from '../../blocks/messages/messageTimes.ts';
import { nameOf } from '../../blocks/messages/nameOf.ts';
import { inboxFilters, type InboxData, type InboxFilter } from './ThreadData.ts';

/** The searched words and the found messages. [M57] */
export interface FoundMessages {
  readonly text: string;
  readonly messages: readonly MessageInConversation[];
  readonly page: number;
  readonly more: boolean;
}

export interface InboxProps {
  inbox: InboxData;
  found?: FoundMessages | null;
  /** The conversation that is open. */
  open?: Pick<Conversation, 'ad' | 'other'> | undefined;
}

const queryOf = (filter: InboxFilter, page = 1) => {
  const query = new URLSearchParams({
    ...(filter !== 'all' && { show: filter }),
    ...(page > 1 && { page: `${page}` }),
  });
  return query.size > 0 ? `?${query}` : '';
};

/** Conversations of the user with a search and a filter; every part of it has an address. [B12, J72] */
export function Inbox({ inbox, found = null, open }: InboxProps) {
  const site = useSite();
  const messages = useMessages();
  const { t } = messages;
  const times = messageTimes(site, messages);
  const path = pagePath(site, 'messages', {});
  const conversations = inbox.conversations.map((one): ConversationSummary => ({
    ...conversationSummary(one, site, messages),
    current: open !== undefined && open.ad.id === one.ad.id && open.other.id === one.other.id,
  }));
  const hits = found?.messages.map((one): ConversationSummary => {
    const name = nameOf(one.other, t);
    return {
      // a conversation may be found more than once: a list has each address once
      href: `${pagePath(site, 'conversation', { adId: one.ad_id, accountId: one.other.id })}?before=${one.id + 1}`,
      name,
      initials: initialsOf(name),
      ...(one.other.avatar !== null && { picture: one.other.avatar }),
      company: one.other.company !== null,
      ad: one.ad_title,
      last: lineOf(one, messages),
      time: times.short(one.sent_at),
    };
  });

  return (
    <ConversationList
      label={t('messages.list')}
      conversations={hits ?? conversations}
      search={
        <form role="search" action={path}>
          <SearchInput
            id="messages-search"
            name="q"
            size="small"
            label={t('messages.search')}
            minLength={2}
            maxLength={100}
            defaultValue={found?.text ?? ''}
          />
        </form>
      }
      filters={
        found ? (
          <Stack gap={0.5}>
            <Text role="small" status>
              {t('messages.found', { count: found.messages.length, text: found.text })}
            </Text>
            <Button size="small" variant="ghost" icon="arrow-left" href={path}>
              {t('messages.back')}
            </Button>
          </Stack>
        ) : (
          <SegmentedControl
            label={t('messages.filter')}
            segments={inboxFilters.map((filter) => ({
              label: t(`messages.filter-${filter}`),
              href: path + queryOf(filter),
              current: filter === inbox.filter,
            }))}
          />
        )
      }
      empty={found ? null : <EmptyInbox filter={inbox.filter} />}
      more={
        found ? (
          <FoundPager found={found} path={path} />
        ) : (
          inbox.pages > 1 && (
            <Pagination {...pagerOf(inbox.page, inbox.pages, (page) => path + queryOf(inbox.filter, page), messages)} />
          )
        )
      }
    />
  );
}

function FoundPager({ found: { text, page, more }, path }: { found: FoundMessages; path: string }) {
  const { t } = useMessages();
  const href = (to: number) => `${path}?${new URLSearchParams({ q: text, page: String(to) })}`;
  if (page === 1 && !more) return null;

  return (
    <Stack gap={1}>
      {page > 1 && (
        <Button size="small" href={href(page - 1)}>
          {t('pager.previous')}
        </Button>
      )}
      {more && (
        <Button size="small" href={href(page + 1)}>
          {t('pager.next')}
        </Button>
      )}
    </Stack>
  );
}

/** Why the list is empty, and how a conversation begins. */
function EmptyInbox({ filter }: { filter: InboxFilter }) {
  const site = useSite();
  const { t } = useMessages();
  return (
    <EmptyState
      icon="message-circle"
      title={t(`messages.empty-${filter}`)}
      help={t(`messages.empty-${filter}-text`)}
      action={
        filter === 'all' && (
          <Row gap={1} wrap>
            <Button variant="primary" href={homeHref(site)}>
              {t('shell.find-vehicle')}
            </Button>
            <Button href={pagePath(site, 'messages', {}) + queryOf('archived')}>{t('messages.filter-archived')}</Button>
          </Row>
        )
      }
    />
  );
}
