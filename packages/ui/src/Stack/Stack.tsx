import type { ReactNode } from 'react';
import type { Space } from '../theme/space.css.ts';
import { stack } from './Stack.css.ts';

export interface StackProps {
  children: ReactNode;
  /** Units of 8 px. @default 2 */
  gap?: Space;
  /** @default 'stretch' */
  align?: 'stretch' | 'start' | 'center';
  /** @default 'div' */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'main';
  id?: string;
  /** Name of a section, by the id of its heading. */
  labelledBy?: string;
}

/** Things below one another at equal distances. */
export function Stack({ children, gap = 2, align = 'stretch', as: Element = 'div', id, labelledBy }: StackProps) {
  return (
    <Element className={stack({ gap, align })} id={id} aria-labelledby={labelledBy}>
      {children}
    </Element>
  );
}
