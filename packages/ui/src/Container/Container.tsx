import type { ReactNode } from 'react';
import { container } from './Container.css.ts';

export interface ContainerProps {
  children: ReactNode;
  /** `main` once a page: the skip link leads to it by `id`. @default 'div' */
  as?: 'div' | 'main' | 'section' | 'nav';
  id?: string;
  /** Room above, for the first thing under a header. */
  top?: boolean;
}

/** The page's column: 1280 px wide at most, with its side padding. */
export function Container({ children, as: Element = 'div', id, top = false }: ContainerProps) {
  return (
    <Element className={container({ top })} id={id} tabIndex={Element === 'main' ? -1 : undefined}>
      {children}
    </Element>
  );
}
