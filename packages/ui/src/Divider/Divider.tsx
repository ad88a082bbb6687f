import type { ReactNode } from 'react';
import type { AnyElementProps } from '../element/ElementProps.ts';
import { divider, words } from './Divider.css.ts';

export interface DividerProps extends AnyElementProps {
  /** In the middle of the line, between two ways to the same end: "ili e-poštom". */
  children?: ReactNode;
}

/** A hairline between two parts of one thing. */
export function Divider({ children, ...rest }: DividerProps) {
  const Element = (children ? 'p' : 'hr') as 'section';
  return (
    <Element {...rest} className={children ? words : divider}>
      {children}
    </Element>
  );
}
