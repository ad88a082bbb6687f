import type { ReactNode } from 'react';
import * as styles from './Conversation.css.ts';

export interface MessageLogProps {
  label: string;
  children: ReactNode;
}

/**
 * The messages in their own scroller. It is turned over, so the browser itself begins at its end and stays there,
 * without a script, and leaves a reader alone who has gone up.
 */
export function MessageLog({ label, children }: MessageLogProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    <div className={styles.log} role="log" aria-label={label} tabIndex={0}>
      <div className={styles.days}>{children}</div>
    </div>
  );
}
