import { Badge } from '@volan/ui/Badge';
import { BadgePlace } from '@volan/ui/Header';
import { shownUnread, unreadOf } from './unreadOf.ts';
import { useUnread } from './useUnread.ts';

export interface UnreadBadgeProps {
  /** Beside the name of the user: all that is unread. Beside messages or notifications: only their own number. */
  of: 'account' | 'messages' | 'notifications';
  /** The number of the page, until the server was asked again. @default 0 */
  first?: number;
  /** "unread", for screen readers. */
  label: string;
}

/** The number of what is unread; no badge for none. [C07, C52, C53, E15] */
export function UnreadBadgeIsland({ of, label, first = 0 }: UnreadBadgeProps) {
  const unread = useUnread();
  const count = unread ? unreadOf[of](unread) : first;
  const badge = count > 0 ? { count: shownUnread(count), label } : undefined;
  if (of !== 'account') return badge ? <Badge {...badge} /> : null;

  return <BadgePlace {...(badge && { badge })} />;
}
