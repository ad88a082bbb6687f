import { IconButton } from '@volan/ui/IconButton';
import { circleUserRoundIcon } from '@volan/ui/icons';
import { shownUnread, unreadOf } from './unreadOf.ts';
import { useUnread } from './useUnread.ts';

export interface AccountWayProps {
  /** "Profile", read aloud. */
  label: string;
  href: string;
  /** The number of the page, until the server was asked again. */
  first: number;
  /** "unread", for screen readers. */
  unreadLabel: string;
}

/** The way to the account in the bar of a phone, with the number of all that is unread. [C22, C52, C53] */
export function AccountWayIsland({ label, href, first, unreadLabel }: AccountWayProps) {
  const unread = useUnread();
  const count = unread ? unreadOf.account(unread) : first;
  return (
    <IconButton
      label={label}
      href={href}
      icon={circleUserRoundIcon}
      iconSize={24}
      {...(count > 0 && { badge: { count: shownUnread(count), label: unreadLabel } })}
    />
  );
}
