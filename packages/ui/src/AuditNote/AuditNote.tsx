import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { AuditDetails, type AuditDetailsProps } from './AuditDetails.tsx';
import * as styles from './AuditNote.css.ts';

export interface AuditNoteProps extends ElementProps<'article'> {
  /** Name of the person who did it: "Jelena Đ.", "Sistem". */
  who: string;
  /** What they did: "suspendovala n.djordjevic". */
  what: string;
  /** "10:41" and its machine form. */
  time: { text: string; dateTime: string };
  /** Why, in the words that were typed. */
  reason?: ReactNode;
  /** What changed, behind a summary. */
  details?: AuditDetailsProps;
}

/** An entry of a log that nobody can change: who did what, and when. */
export function AuditNote({ who, what, time, reason, details, ...rest }: AuditNoteProps) {
  return (
    <article {...rest} className={styles.note}>
      <div className={styles.line}>
        <p className={styles.words}>
          <strong className={styles.who}>{who}</strong> {what}
        </p>
        <time className={styles.time} dateTime={time.dateTime}>
          {time.text}
        </time>
      </div>
      {reason !== undefined && <blockquote className={styles.reason}>{reason}</blockquote>}
      {details && <AuditDetails {...details} />}
    </article>
  );
}
