import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { grid } from './EmbedGrid.css.ts';

export interface EmbedGridProps extends ElementProps<'ul'> {
  /** Each an `AdCard` with the layout `grid`, or its skeleton. */
  children: readonly ReactNode[];
}

/** Ads of a widget: two columns below 520 px of its own width, three above. The window does not matter. */
export function EmbedGrid({ children, ...rest }: EmbedGridProps) {
  return (
    <ul {...rest} className={grid}>
      {children.map((ad, index) => (
        <li key={index}>{ad}</li>
      ))}
    </ul>
  );
}
