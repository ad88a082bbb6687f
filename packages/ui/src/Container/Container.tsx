import type { ReactNode } from 'react';
import type { AnyElementProps } from '../element/ElementProps.ts';
import { container } from './Container.css.ts';

export interface ContainerProps extends AnyElementProps {
  children: ReactNode;
  /** `main` once a page: the skip link leads to it by `id`. @default 'div' */
  as?: 'div' | 'main' | 'section' | 'nav';
  /** Room above, for the first thing under a header. */
  top?: boolean;
}

/** The page's column: 1280 px wide at most, with its side padding. */
export function Container({ children, as = 'div', top = false, ...rest }: ContainerProps) {
  const Element = as as 'section';
  return (
    <Element tabIndex={as === 'main' ? -1 : undefined} {...rest} className={container({ top })}>
      {children}
    </Element>
  );
}
