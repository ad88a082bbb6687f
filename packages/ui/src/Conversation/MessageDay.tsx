import type { ReactNode } from 'react';
import * as styles from './Conversation.css.ts';

export interface MessageDayProps {
  /** "Danas", "sreda, 18. novembar". */
  label: string;
  /** `MessageBubble` after `MessageBubble`. */
  children: ReactNode;
}

/** The messages of one day. */
export function MessageDay({ label, children }: MessageDayProps) {
  return (
    <div className={styles.day}>
      <p className={styles.dayLabel}>{label}</p>
      <ol className={styles.messages}>{children}</ol>
    </div>
  );
}
