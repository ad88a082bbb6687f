import type { ReactNode } from 'react';
import { hidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  children: ReactNode;
  id?: string;
  /** @default 'span' */
  as?: 'span' | 'h2' | 'h3' | 'p' | 'legend' | 'caption';
}

/** Words for screen readers, where the picture alone says it to those who see. */
export function VisuallyHidden({ children, id, as: Element = 'span' }: VisuallyHiddenProps) {
  return (
    <Element className={hidden} id={id}>
      {children}
    </Element>
  );
}
