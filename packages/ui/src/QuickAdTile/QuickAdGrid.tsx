import type { ReactNode } from 'react';
import * as styles from './QuickAdGrid.css.ts';

export interface QuickAdGridProps {
  /** Each a `QuickAdTile`. */
  children: readonly ReactNode[];
  /** `strip`: one row of six, which a phone swipes. @default 'grid' */
  layout?: 'grid' | 'strip';
}

/** Quick ads in five columns, two on a phone; or one row of them on the home page. */
export function QuickAdGrid({ children, layout = 'grid' }: QuickAdGridProps) {
  return (
    <ul className={styles.tiles({ layout })}>
      {children.map((tile, index) => (
        <li key={index} className={styles.place}>
          {tile}
        </li>
      ))}
    </ul>
  );
}
