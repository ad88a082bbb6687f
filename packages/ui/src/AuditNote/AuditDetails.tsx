'use client';

import type { ElementProps } from '../element/ElementProps.ts';
import { useDetailsOpen, type DetailsOpenProps } from '../element/useDetailsOpen.ts';
import { warnOfOpen } from '../element/useOpen.ts';
import * as styles from './AuditNote.css.ts';

/** One field before and after. */
export interface AuditChange {
  field: string;
  /** Absent if it was empty. */
  before?: string;
  after?: string;
}

/** What changed, behind a summary. */
export interface AuditDetailsProps extends DetailsOpenProps, ElementProps<'details', 'open'> {
  summary: string;
  emptyLabel: string;
  beforeLabel: string;
  afterLabel: string;
  changes: readonly AuditChange[];
}

/** The fields before and after, behind a summary. */
export function AuditDetails(props: AuditDetailsProps) {
  const { summary, emptyLabel, beforeLabel, afterLabel, changes, ...rest } = props;
  const { open, defaultOpen, onOpenChange, ref, onClick, onToggle, ...attributes } = rest;
  if (process.env.NODE_ENV !== 'production') warnOfOpen('AuditNote', props);
  const opened = useDetailsOpen({ open, defaultOpen, onOpenChange, ref, onClick, onToggle });

  return (
    <details {...attributes} {...opened} className={undefined}>
      <summary className={styles.summary}>{summary}</summary>
      <dl className={styles.changes}>
        {changes.map(({ field, before, after }) => (
          <div key={field} className={styles.change}>
            <dt className={styles.field}>{field}</dt>
            <dd className={styles.value}>
              <del aria-label={`${beforeLabel}: ${before ?? emptyLabel}`}>{before ?? emptyLabel}</del>
              {' → '}
              <ins className={styles.after} aria-label={`${afterLabel}: ${after ?? emptyLabel}`}>
                {after ?? emptyLabel}
              </ins>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
