import type { ElementProps } from '../element/ElementProps.ts';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { Anchor } from '../LinkProvider/Anchor.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './CountedTiles.css.ts';

/** A category with its icon and how much waits in it. */
export interface CountedTile {
  label: string;
  href: string;
  icon: IconSource;
  /** Ads in it, with what is counted: "48.212", "oglasa". */
  count?: { count: string; label: string };
}

export interface CountedTilesProps extends ElementProps<'ul'> {
  /** Eight fill one row of a desktop and two of a phone; multiples of seven are in rows of seven. */
  tiles: readonly CountedTile[];
}

/** The categories with their numbers, as the home page lists them. */
export function CountedTiles({ tiles, ...rest }: CountedTilesProps) {
  return (
    <ul {...rest} className={styles.tiles({ columns: tiles.length % 8 !== 0 && tiles.length % 7 === 0 ? 7 : 8 })}>
      {tiles.map(({ label, href, icon, count }) => (
        <li key={href}>
          <Anchor className={styles.tile} href={href}>
            <span className={styles.icon}>
              <Icon name={icon} size={28} />
            </span>
            <span className={styles.words}>{label}</span>
            {count && (
              <span className={styles.count}>
                {count.count}
                <VisuallyHidden> {count.label}</VisuallyHidden>
              </span>
            )}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
