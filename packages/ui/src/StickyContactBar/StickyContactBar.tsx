import type { ReactNode } from 'react';
import { bar } from './StickyContactBar.css.ts';

export interface StickyContactBarProps {
  /** "Kontakt". */
  label: string;
  /** One or two buttons with `grow`. */
  children: ReactNode;
}

/** The way to the seller stays at hand while a phone scrolls. It comes last on the page, after the footer. */
export function StickyContactBar({ label, children }: StickyContactBarProps) {
  return (
    <div className={bar} role="region" aria-label={label}>
      {children}
    </div>
  );
}
