import type { CallOutcome, countUnread } from '@volan/api-contract';
import type { Actor } from '@volan/domain-rules';
import type { Sql } from 'postgres';
import { countUnread as countUnreadMessages } from '../conversations/readInbox.ts';
import { countUnreadNotifications } from '../notifications/readNotifications.ts';

/** How many messages and how many notifications are unread; nothing counts in both. [J35] */
export async function countAllUnread(sql: Sql, actor: Actor): Promise<CallOutcome<typeof countUnread>> {
  const [countMessages, countNotifications] = await Promise.all([
    countUnreadMessages(sql, actor),
    countUnreadNotifications(sql, actor.id),
  ]);
  return { countMessages, countNotifications };
}
