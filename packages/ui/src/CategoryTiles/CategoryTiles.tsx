import type { ElementProps } from '../element/ElementProps.ts';
import { Anchor } from '../LinkProvider/Anchor.tsx';
import { Outline, type OutlineName } from '../Outline/Outline.tsx';
import { requireUnique } from '../devWarnings/devWarnings.ts';
import * as styles from './CategoryTiles.css.ts';

/** A category with the drawing of its vehicles. */
export interface CategoryTile {
  label: string;
  href: string;
  outline: OutlineName;
}

export interface CategoryTilesProps extends ElementProps<'ul'> {
  /** Six fill one row of a desktop and three rows of a phone. */
  tiles: readonly CategoryTile[];
}

/** Links into the catalog as drawings, for pages without other content. */
export function CategoryTiles({ tiles, ...rest }: CategoryTilesProps) {
  if (process.env.NODE_ENV !== 'production') {
    requireUnique(
      'CategoryTiles',
      'tiles',
      tiles.map(({ href }) => href),
    );
  }
  return (
    <ul {...rest} className={styles.tiles}>
      {tiles.map(({ label, href, outline }) => (
        <li key={href}>
          <Anchor className={styles.tile} href={href}>
            <Outline name={outline} size="large" />
            {label}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
