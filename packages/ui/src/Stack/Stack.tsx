import type { ReactNode } from 'react';
import type { AnyElementProps } from '../element/ElementProps.ts';
import type { Space } from '../theme/space.css.ts';
import { stack } from './Stack.css.ts';

export interface StackProps extends AnyElementProps {
  children: ReactNode;
  /** Units of 8 px. @default 2 */
  gap?: Space;
  /** @default 'stretch' */
  align?: 'stretch' | 'start' | 'center';
  /** @default 'div' */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'main';
  /** Name of a section, by the id of its heading. */
  labelledBy?: string;
}

/** Things below one another at equal distances. */
export function Stack({ children, gap = 2, align = 'stretch', as = 'div', labelledBy, ...rest }: StackProps) {
  const Element = as as 'section';
  return (
    <Element aria-labelledby={labelledBy} {...rest} className={stack({ gap, align })}>
      {children}
    </Element>
  );
}
