import type { ReactNode } from 'react';
import { grid } from './Grid.css.ts';

export interface GridProps {
  children: ReactNode;
  /**
   * `ads3` and `ads4`: ads in columns; `pair` and `triple`: fields of a form; `catalog`: filter rail and
   * list; `details`: an ad and its sticky aside.
   */
  layout: 'ads3' | 'ads4' | 'pair' | 'triple' | 'catalog' | 'details';
  /** @default 'div' */
  as?: 'div' | 'ul';
}

/** The grids of DESIGN section 5. */
export function Grid({ children, layout, as: Element = 'div' }: GridProps) {
  return <Element className={grid({ layout })}>{children}</Element>;
}
