import type { ReactNode } from 'react';
import type { AnyElementProps } from '../element/ElementProps.ts';
import type { Space } from '../theme/space.css.ts';
import { row } from './Row.css.ts';

export interface RowProps extends AnyElementProps {
  children: ReactNode;
  /** Units of 8 px. @default 1 */
  gap?: Space;
  /** @default 'center' */
  align?: 'center' | 'start' | 'end' | 'baseline';
  /** @default 'start' */
  justify?: 'start' | 'between' | 'center' | 'end';
  /** Continues in the next line if the width is too small. */
  wrap?: boolean;
  /** @default 'div' */
  as?: 'div' | 'ul' | 'span';
}

/** Children side by side at equal distances. */
export function Row({
  children,
  gap = 1,
  align = 'center',
  justify = 'start',
  wrap = false,
  as = 'div',
  ...rest
}: RowProps) {
  const Element = as as 'section';
  return (
    <Element {...rest} className={row({ gap, align, justify, wrap })}>
      {children}
    </Element>
  );
}
