import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { sections } from './Sections.css.ts';

export interface SectionsProps extends ElementProps<'div'> {
  /** Sections of a page, each with its own heading. What is `null` leaves no gap. */
  children: ReactNode;
}

/** The sections of a page that users wander through: 56 px between them, 40 px on a phone. */
export function Sections({ children, ...rest }: SectionsProps) {
  return (
    <div {...rest} className={sections}>
      {children}
    </div>
  );
}
