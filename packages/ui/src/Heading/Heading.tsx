import type { ReactNode } from 'react';
import { requireText } from '../devWarnings/devWarnings.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { heading } from './Heading.css.ts';

export type HeadingLevel = 1 | 2 | 3 | 4;

export interface HeadingProps extends ElementProps<'h1'> {
  children: ReactNode;
  /** Place in the outline of the page. One 1 a page. */
  level: HeadingLevel;
  /** Look, where it differs from the level. @default the level's own */
  size?: 'display' | 'h1' | 'h2' | 'h3' | 'title';
}

const sizes = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'title' } as const;

/** A heading in the display face. */
export function Heading({ children, level, size = sizes[level], ...rest }: HeadingProps) {
  if (process.env.NODE_ENV !== 'production') {
    requireText('Heading', 'children', children);
  }
  const Element = `h${level}` as const;
  return (
    <Element {...rest} className={heading({ size })}>
      {children}
    </Element>
  );
}
