'use client';

import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type Ref } from 'react';
import { closing } from '../behaviour/opening.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { GalleryPicture, GalleryWords } from './GalleryPicture.ts';
import type { useSlides } from './useSlides.ts';
import { chevronLeftIcon, chevronRightIcon, maximizeIcon, xIcon } from '../icons/index.ts';
import * as styles from './Lightbox.css.ts';

export interface LightboxProps {
  id: string;
  /** The ad: "Volkswagen Passat Variant 2.0 TDI". */
  title: string;
  pictures: GalleryPicture[];
  words: GalleryWords;
  slides: ReturnType<typeof useSlides>;
  ref?: Ref<HTMLDialogElement>;
}

const steps: Record<string, (current: number, last: number) => number> = {
  ArrowLeft: (current) => current - 1,
  ArrowRight: (current) => current + 1,
  Home: () => 0,
  End: (_current, last) => last,
};

function Thumbs({ id, pictures, slides }: Pick<LightboxProps, 'id' | 'pictures' | 'slides'>) {
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
          <a
            className={styles.thumb}
            href={`#${id}-${index + 1}`}
            aria-label={alt}
            aria-current={index === current ? 'true' : undefined}
            onClick={follow(index)}
          >
            <img className={styles.thumbImage} src={thumb} alt="" width={104} height={70} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** All pictures of an ad, as large as the window. Arrows, swipes and thumbnails lead through them. */
export function Lightbox({ id, title, pictures, words, slides, ref }: LightboxProps) {
  const { strip, current, onScroll, onScrollEnd, show } = slides;
  const last = pictures.length - 1;
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    const step = steps[event.key];
    if (step) {
      event.preventDefault();
      show(step(current, last));
    }
  };
  const toggleFullScreen = () => {
    const { fullscreenElement } = document;
    void (fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  };
  return (
    <dialog className={styles.lightbox} id={id} ref={ref} aria-label={`${title}. ${words.label}`} onKeyDown={onKeyDown}>
      <div className={styles.bar}>
        <span className={styles.position} role="status">
          {words.positions[current]}
        </span>
        <span className={styles.name}>{pictures[current]?.alt ?? title}</span>
        <button
          className={styles.desktopTool}
          type="button"
          aria-label={words.fullScreen}
          title={words.fullScreen}
          onClick={toggleFullScreen}
        >
          <Icon name={maximizeIcon} />
        </button>
        <button
          className={styles.tool}
          type="button"
          aria-label={words.close}
          title={words.close}
          {...closing({ dialog: id })}
        >
          <Icon name={xIcon} size={24} />
        </button>
      </div>
      <div className={styles.stage}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */}
        <ul className={styles.strip} ref={strip} {...{ onScroll, onScrollEnd }} tabIndex={0} aria-label={words.label}>
          {pictures.map(({ large, srcSet, alt }, index) => (
            <li key={large} className={styles.slide} id={`${id}-${index + 1}`}>
              <img
                className={styles.image}
                src={large}
                srcSet={srcSet}
                sizes={srcSet ? '100vw' : undefined}
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
          aria-label={words.previous}
          title={words.previous}
          disabled={current === 0}
          onClick={() => show(current - 1)}
        >
          <Icon name={chevronLeftIcon} size={24} />
        </button>
        <button
          className={styles.next}
          type="button"
          aria-label={words.next}
          title={words.next}
          disabled={current === last}
          onClick={() => show(current + 1)}
        >
          <Icon name={chevronRightIcon} size={24} />
        </button>
      </div>
      <Thumbs id={id} pictures={pictures} slides={slides} />
    </dialog>
  );
}
