import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import * as styles from './MessagesLayout.css.ts';

export interface MessagesLayoutProps extends ElementProps<'div'> {
  /** A `ConversationList`. */
  list: ReactNode;
  /** The open `Conversation`, or the placeholder while none is open. */
  children: ReactNode;
  /** A conversation is open: on a phone it is alone, without the list. */
  open: boolean;
}

/** List and conversation beside one another on a desktop; one of the two on a phone, as high as the screen. */
export function MessagesLayout({ list, children, open, ...rest }: MessagesLayoutProps) {
  return (
    <div {...rest} className={styles.layout({ open })}>
      <div className={styles.list({ open })}>{list}</div>
      <div className={styles.thread({ open })}>{children}</div>
    </div>
  );
}
