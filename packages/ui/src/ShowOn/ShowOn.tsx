import type { ReactNode } from 'react';
import type { AnyElementProps } from '../element/ElementProps.ts';
import { showOn } from './ShowOn.css.ts';

export interface ShowOnProps extends AnyElementProps {
  /** From 1024 px on, or below. */
  width: 'desktop' | 'phone';
  /** An entry of a list is hidden as a whole. @default 'div' */
  as?: 'div' | 'li';
  children: ReactNode;
}

/** Content of only one of the two layouts. Hidden content is neither read nor reached by the keys. */
export function ShowOn({ width, as = 'div', children, ...rest }: ShowOnProps) {
  const Element = as as 'section';
  return (
    <Element {...rest} className={showOn({ width })}>
      {children}
    </Element>
  );
}
