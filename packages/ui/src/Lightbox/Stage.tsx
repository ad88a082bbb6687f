import { Icon } from '../Icon/Icon.tsx';
import type { GalleryLabels, GalleryPicture } from '../Gallery/GalleryPicture.ts';
import { chevronLeftIcon, chevronRightIcon } from '../icons/index.ts';
import type { useSlides } from './useSlides.ts';
import * as styles from './Lightbox.css.ts';

interface StageProps {
  /** The ids of the pictures begin with it. */
  id: string;
  pictures: readonly GalleryPicture[];
  labels: GalleryLabels;
  slides: ReturnType<typeof useSlides>;
  /** How many times its fitting size the picture in view is drawn: 1, 2 or 3. */
  size: number;
}

const imageClass = (size: number) =>
  size === 2 || size === 3 ? `${styles.image} ${styles.zoomedImage[size]}` : styles.image;

/** The pictures side by side in a strip that scrolls, with a button at each side. */
export function Stage({ id, pictures, labels, slides, size }: StageProps) {
  const { strip, current, onScroll, onScrollEnd, show } = slides;
  const last = pictures.length - 1;

  return (
    <div className={styles.stage}>
      <ul
        className={styles.strip}
        ref={strip}
        onScroll={onScroll}
        onScrollEnd={onScrollEnd}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must reach what scrolls
        tabIndex={0}
        aria-label={labels.label}
      >
        {pictures.map(({ large, srcSet, alt }, index) => (
          <li
            key={large}
            className={index === current && size > 1 ? `${styles.slide} ${styles.zoomed}` : styles.slide}
            id={`${id}-${index + 1}`}
          >
            <img
              className={imageClass(index === current ? size : 1)}
              src={large}
              srcSet={srcSet}
              sizes={srcSet ? `${index === current ? 100 * size : 100}vw` : undefined}
              alt={alt}
              loading="lazy"
              decoding="async"
            />
          </li>
        ))}
      </ul>
      <button
        className={styles.previous}
        type="button"
        aria-label={labels.previous}
        title={labels.previous}
        disabled={current === 0}
        onClick={() => show(current - 1)}
      >
        <Icon name={chevronLeftIcon} size={24} />
      </button>
      <button
        className={styles.next}
        type="button"
        aria-label={labels.next}
        title={labels.next}
        disabled={current === last}
        onClick={() => show(current + 1)}
      >
        <Icon name={chevronRightIcon} size={24} />
      </button>
    </div>
  );
}
