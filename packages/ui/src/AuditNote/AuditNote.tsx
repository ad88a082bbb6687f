import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import * as styles from './AuditNote.css.ts';

/** One field before and after. */
export interface AuditChange {
  field: string;
  /** Absent where it was empty. */
  before?: string;
  after?: string;
}

export interface AuditNoteProps extends ElementProps<'article'> {
  /** Who did it: "Jelena Đ.", "Sistem". */
  who: string;
  /** What they did: "suspendovala n.djordjevic". */
  what: string;
  /** "10:41" and its machine form. */
  time: { text: string; dateTime: string };
  /** Why, in the words that were typed. */
  reason?: ReactNode;
  /** What changed, behind a summary. */
  details?: {
    summary: string;
    emptyLabel: string;
    beforeLabel: string;
    afterLabel: string;
    changes: readonly AuditChange[];
  };
}

/** Who did what and when, in the record that nobody can change. */
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
      {details && (
        <details>
          <summary className={styles.summary}>{details.summary}</summary>
          <dl className={styles.changes}>
            {details.changes.map(({ field, before, after }) => (
              <div key={field} className={styles.change}>
                <dt className={styles.field}>{field}</dt>
                <dd className={styles.value}>
                  <del aria-label={`${details.beforeLabel}: ${before ?? details.emptyLabel}`}>
                    {before ?? details.emptyLabel}
                  </del>
                  {' → '}
                  <ins className={styles.after} aria-label={`${details.afterLabel}: ${after ?? details.emptyLabel}`}>
                    {after ?? details.emptyLabel}
                  </ins>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </article>
  );
}
