import type { ReactNode } from 'react';
import type { AnyElementProps } from '../element/ElementProps.ts';
import { grid } from './Grid.css.ts';

export interface GridProps extends AnyElementProps {
  children: ReactNode;
  /**
   * `ads3` and `ads4`: ads in columns; `panels2` to `panels4`: panels of equal height, one column on a phone;
   * `halves`: a form and its result, each as high as it is, one column on a phone;
   * `stats`: numbers, two columns on a phone; `pair` and `triple`: fields of a form; `catalog`: filter rail and
   * list; `account`: navigation of the account and a page; `checkout`: what is
   * bought and its sum; `details`: an ad and its sticky aside.
   */
  layout:
    | 'ads3'
    | 'ads4'
    | 'panels2'
    | 'halves'
    | 'panels3'
    | 'panels4'
    | 'stats'
    | 'pair'
    | 'triple'
    | 'catalog'
    | 'account'
    | 'checkout'
    | 'details';
  /** @default 'div' */
  as?: 'div' | 'ul';
}

/** The grids of DESIGN section 5. */
export function Grid({ children, layout, as = 'div', ...rest }: GridProps) {
  const Element = as as 'section';
  return (
    <Element {...rest} className={grid({ layout })}>
      {children}
    </Element>
  );
}
