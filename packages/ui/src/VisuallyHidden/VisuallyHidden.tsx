import type { ReactNode } from 'react';
import type { AnyElementProps } from '../element/ElementProps.ts';
import { hidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends AnyElementProps {
  children: ReactNode;
  /** @default 'span' */
  as?: 'span' | 'h2' | 'h3' | 'p' | 'legend' | 'caption';
}

/** Words for screen readers, where the picture alone says it to those who see. */
export function VisuallyHidden({ children, as = 'span', ...rest }: VisuallyHiddenProps) {
  const Element = as as 'section';
  return (
    <Element {...rest} className={hidden}>
      {children}
    </Element>
  );
}
