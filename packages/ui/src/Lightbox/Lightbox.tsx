'use client';

import { useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { closing } from '../behaviour/opening.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { GalleryPicture, GalleryLabels } from '../Gallery/GalleryPicture.ts';
import type { useSlides } from './useSlides.ts';
import { chevronLeftIcon, chevronRightIcon, maximizeIcon, xIcon, zoomInIcon, zoomOutIcon } from '../icons/index.ts';
import { KeyHints } from './KeyHints.tsx';
import { Thumbs } from './Thumbs.tsx';
import * as styles from './Lightbox.css.ts';

export interface LightboxProps {
  id: string;
  /** The ad: "Volkswagen Passat Variant 2.0 TDI". */
  title: string;
  pictures: GalleryPicture[];
  labels: GalleryLabels;
  slides: ReturnType<typeof useSlides>;
  /** Buttons for the ad, such as share; they lie on near-black in both themes. */
  actions?: ReactNode;
  ref?: Ref<HTMLDialogElement>;
}

const steps: Record<string, (current: number, last: number) => number> = {
  ArrowLeft: (current) => current - 1,
  ArrowRight: (current) => current + 1,
  Home: () => 0,
  End: (_current, last) => last,
};

const imageClass = (size: number) =>
  size === 2 || size === 3 ? `${styles.image} ${styles.zoomedImage[size]}` : styles.image;

/** All pictures of an ad, as large as the window. Arrows, swipes and thumbnails lead through them. */
export function Lightbox({ id, title, pictures, labels, slides, actions, ref }: LightboxProps) {
  const { strip, current, onScroll, onScrollEnd, show } = slides;
  const last = pictures.length - 1;
  // A zoom belongs to one picture: another one starts whole.
  const [zoom, setZoom] = useState({ picture: 0, size: 1 });
  const size = zoom.picture === current ? zoom.size : 1;
  const zoomTo = (next: number) => setZoom({ picture: current, size: Math.min(3, Math.max(1, next)) });

  const toggleFullScreen = () => {
    const { fullscreenElement } = document;
    void (fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  };
  const others: Record<string, () => void> = {
    f: toggleFullScreen,
    ...(labels.zoom && { '+': () => zoomTo(size + 1), '=': () => zoomTo(size + 1), '-': () => zoomTo(size - 1) }),
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) {
      return;
    }
    const step = steps[key];
    const other = others[key.toLowerCase()];
    if (step ?? other) {
      event.preventDefault();
      if (step) show(step(current, last));
      else other?.();
    }
  };
  return (
    <dialog
      className={styles.lightbox}
      id={id}
      ref={ref}
      aria-label={`${title}. ${labels.label}`}
      onKeyDown={onKeyDown}
    >
      <div className={styles.bar}>
        <span className={styles.position} role="status">
          {labels.positions[current]}
        </span>
        <span className={styles.name}>{pictures[current]?.alt ?? title}</span>
        {labels.zoom && (
          <>
            <button
              className={styles.desktopTool}
              type="button"
              aria-label={labels.zoom.out}
              title={labels.zoom.out}
              disabled={size === 1}
              onClick={() => zoomTo(size - 1)}
            >
              <Icon name={zoomOutIcon} />
            </button>
            <button
              className={styles.desktopTool}
              type="button"
              aria-label={labels.zoom.in}
              title={labels.zoom.in}
              disabled={size === 3}
              onClick={() => zoomTo(size + 1)}
            >
              <Icon name={zoomInIcon} />
            </button>
          </>
        )}
        {actions}
        <button
          className={styles.desktopTool}
          type="button"
          aria-label={labels.fullScreen}
          title={labels.fullScreen}
          onClick={toggleFullScreen}
        >
          <Icon name={maximizeIcon} />
        </button>
        <button
          className={styles.tool}
          type="button"
          aria-label={labels.close}
          title={labels.close}
          {...closing({ dialog: id })}
        >
          <Icon name={xIcon} size={24} />
        </button>
      </div>
      <div className={styles.stage}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */}
        <ul className={styles.strip} ref={strip} {...{ onScroll, onScrollEnd }} tabIndex={0} aria-label={labels.label}>
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
      {labels.keys && <KeyHints keys={labels.keys} />}
      <Thumbs id={id} pictures={pictures} slides={slides} />
    </dialog>
  );
}
