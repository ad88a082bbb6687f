import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import * as styles from './QuickAdGrid.css.ts';

export interface QuickAdGridProps extends ElementProps<'ul'> {
  /** Each a `QuickAdTile`. */
  children: readonly ReactNode[];
  /** `strip`: one row of six, which a phone swipes. @default 'grid' */
  layout?: 'grid' | 'strip';
}

/** Quick ads in five columns, two on a phone; or one row of them on the home page. */
export function QuickAdGrid({ children, layout = 'grid', ...rest }: QuickAdGridProps) {
  return (
    <ul {...rest} className={styles.tiles({ layout })}>
      {children.map((tile, index) => (
        <li key={index} className={styles.place}>
          {tile}
        </li>
      ))}
    </ul>
  );
}
