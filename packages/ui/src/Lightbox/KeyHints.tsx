import type { GalleryLabels } from '../Gallery/GalleryPicture.ts';
import * as styles from './KeyHints.css.ts';

export interface KeyHintsProps {
  keys: NonNullable<GalleryLabels['keys']>;
}

/** The keys of the lightbox, if there is a keyboard. */
export function KeyHints({ keys }: KeyHintsProps) {
  const hints = [
    { signs: ['←', '→'], does: keys.pictures },
    ...(keys.zoom ? [{ signs: ['+', '−'], does: keys.zoom }] : []),
    { signs: ['F'], does: keys.fullScreen },
    { signs: ['Esc'], does: keys.close },
  ];
  return (
    <ul className={styles.hints} aria-hidden="true">
      {hints.map(({ signs, does }) => (
        <li key={does} className={styles.hint}>
          {signs.map((sign) => (
            <kbd key={sign} className={styles.key}>
              {sign}
            </kbd>
          ))}
          {does}
        </li>
      ))}
    </ul>
  );
}
