import type { ReactNode } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Badge } from '../Badge/Badge.tsx';
import type { ElementProps } from '../element/ElementProps.ts';
import { Anchor } from '../LinkProvider/Anchor.tsx';
import * as styles from './ConversationList.css.ts';

/** A conversation by its last message. */
export interface ConversationSummary {
  href: string;
  /** With whom. */
  name: string;
  initials: string;
  picture?: string;
  company?: boolean;
  /** The ad that it is about. */
  ad: string;
  /** The last message, cut to one line by the layout. */
  last: string;
  /** "10:38", "juče", "14.11.". */
  time: string;
  unread?: { count: string; label: string };
  current?: boolean;
}

export interface ConversationListProps extends ElementProps<'nav'> {
  /** "Razgovori". */
  label: string;
  conversations: readonly ConversationSummary[];
  /** A search field above the list. */
  search?: ReactNode;
  /** Which conversations are shown: links or `Tabs`. */
  filters?: ReactNode;
  /** Shown in place of an empty list, such as an `EmptyState`. */
  empty: ReactNode;
  /** A link to older ones. */
  more?: ReactNode;
}

/** Conversations of the user, the latest first. Unread ones are bold and have their number. */
export function ConversationList({
  label,
  conversations,
  search,
  filters,
  empty,
  more,
  ...rest
}: ConversationListProps) {
  return (
    <nav aria-label={label} {...rest} className={styles.list}>
      {search && <div className={styles.search}>{search}</div>}
      {filters && <div className={styles.filters}>{filters}</div>}
      {conversations.length === 0 && empty && <div className={styles.search}>{empty}</div>}
      <ul>
        {conversations.map(({ href, name, initials, picture, company, ad, last, time, unread, current }) => (
          <li key={href} className={styles.entry}>
            <Anchor className={styles.link} href={href} aria-current={current ? 'true' : undefined}>
              <Avatar initials={initials} src={picture} shape={company ? 'square' : 'round'} />
              <span className={styles.words}>
                <span className={styles.top}>
                  <span className={styles.name} dir="auto">
                    {name}
                  </span>
                  <span className={styles.time}>{time}</span>
                </span>
                <span className={styles.ad}>{ad}</span>
                <span className={styles.top}>
                  <span className={styles.last({ unread: unread !== undefined })} dir="auto">
                    {last}
                  </span>
                  {unread && <Badge {...unread} />}
                </span>
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
      {more && <div className={styles.more}>{more}</div>}
    </nav>
  );
}
