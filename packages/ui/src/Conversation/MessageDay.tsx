import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import * as styles from './Conversation.css.ts';

export interface MessageDayProps extends ElementProps<'div'> {
  /** "Danas", "sreda, 18. novembar". */
  label: string;
  /** `MessageBubble` after `MessageBubble`. */
  children: ReactNode;
}

/** The messages of one day. */
export function MessageDay({ label, children, ...rest }: MessageDayProps) {
  return (
    <div {...rest} className={styles.day}>
      <p className={styles.dayLabel}>{label}</p>
      <ol className={styles.messages}>{children}</ol>
    </div>
  );
}
