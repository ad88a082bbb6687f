import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import * as styles from './Hero.css.ts';

export interface HeroProps extends ElementProps<'div'> {
  /**
   * A wide photo with the vehicle on its right: the box covers the left. It is decoration, so it has no words. Without
   * one the ground is calm.
   */
  picture?: { src: string; srcSet?: string };
  /** One box, such as `SearchBox`. It lies on the photo; on a phone it follows the photo and laps over its edge. */
  children: ReactNode;
}

/** A phone shows a cut of the photo 220 px high, so it is drawn wider than the window. */
const sizes = '(max-width: 1023.98px) max(100vw, 568px), 100vw';

/** The first screen of the home page: a photo from edge to edge and one box on it. */
export function Hero({ picture, children, ...rest }: HeroProps) {
  return (
    <div {...rest} className={styles.hero}>
      {picture && (
        <img className={styles.image} {...picture} sizes={sizes} alt="" fetchPriority="high" decoding="sync" />
      )}
      <div className={styles.place}>
        <div className={styles.box}>{children}</div>
      </div>
    </div>
  );
}
