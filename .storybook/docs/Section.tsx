import type { ReactNode } from 'react';
import * as styles from './docs.css.ts';

/** A part of a docs page; nothing without content. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>{title}</h2>
      {children}
    </section>
  );
}
