import { useEffect, useRef, type MouseEvent } from 'react';
import type { GalleryPicture } from '../Gallery/GalleryPicture.ts';
import type { useSlides } from './useSlides.ts';
import { Anchor } from '../LinkProvider/Anchor.tsx';
import * as styles from './Thumbs.css.ts';

interface ThumbsProps {
  id: string;
  pictures: readonly GalleryPicture[];
  slides: ReturnType<typeof useSlides>;
}

/** The row of small pictures: the one that is shown is in its middle. */
export function Thumbs({ id, pictures, slides }: ThumbsProps) {
  const list = useRef<HTMLUListElement>(null);
  const { current, show } = slides;

  useEffect(() => {
    const thumb = list.current?.children[current];
    if (list.current && thumb instanceof HTMLElement) {
      list.current.scrollTo({ left: thumb.offsetLeft - list.current.clientWidth / 2 + thumb.clientWidth / 2 });
    }
  }, [current]);

  const follow = (index: number) => (event: MouseEvent) => {
    event.preventDefault();
    show(index);
  };

  return (
    <ul className={styles.thumbs} ref={list}>
      {pictures.map(({ thumb, alt }, index) => (
        <li key={thumb} className={styles.thumbEntry}>
          <Anchor
            className={styles.thumb}
            href={`#${id}-${index + 1}`}
            aria-label={alt}
            aria-current={index === current ? 'true' : undefined}
            onClick={follow(index)}
          >
            <img className={styles.thumbImage} src={thumb} alt="" width={104} height={70} loading="lazy" />
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
