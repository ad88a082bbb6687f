import { Avatar } from '../Avatar/Avatar.tsx';
import type { ElementProps } from '../element/ElementProps.ts';
import { Anchor } from '../LinkProvider/Anchor.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ConversationList.css.ts';
import type { ConversationSummary } from './ConversationList.tsx';

export interface CompactConversationsProps extends ElementProps<'ul'> {
  /** "Poslednje poruke". */
  label: string;
  conversations: readonly ConversationSummary[];
}

/** The last few conversations in a panel of an overview: without the ad, a dot for unread. */
export function CompactConversations({ label, conversations, ...rest }: CompactConversationsProps) {
  return (
    <ul aria-label={label} {...rest} className={undefined}>
      {conversations.map(({ href, name, initials, picture, company, last, time, unread }) => (
        <li key={href} className={styles.compactEntry}>
          <Anchor className={styles.compactLink} href={href}>
            <Avatar initials={initials} src={picture} shape={company ? 'square' : 'round'} size="small" />
            <span className={styles.words}>
              <span className={styles.name}>{name}</span>
              <span className={styles.last({ unread: unread !== undefined })}>{last}</span>
            </span>
            <span className={styles.time}>{time}</span>
            {unread && (
              <span className={styles.dot}>
                <VisuallyHidden>
                  {unread.count} {unread.label}
                </VisuallyHidden>
              </span>
            )}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
