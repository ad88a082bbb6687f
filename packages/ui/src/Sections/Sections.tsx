import type { ReactNode } from 'react';
import { sections } from './Sections.css.ts';

export interface SectionsProps {
  /** Sections of a page, each with its own heading. What is `null` leaves no gap. */
  children: ReactNode;
}

/** The sections of a page that users wander through: 56 px between them, 40 px on a phone. */
export function Sections({ children }: SectionsProps) {
  return <div className={sections}>{children}</div>;
}
