'use client';

import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { closedByBack } from '../behaviour/layerHistory.ts';
import { closing } from '../behaviour/opening.ts';
import type { DialogProps } from '../DialogFrame/DialogFrame.tsx';
import { composeHandlers } from '../element/composeProps.ts';
import { useDialogOpen } from '../element/useDialogOpen.ts';
import { warnOfOpen } from '../element/useOpen.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { GalleryPicture, GalleryLabels } from '../Gallery/GalleryPicture.ts';
import type { useSlides } from './useSlides.ts';
import { chevronLeftIcon, chevronRightIcon, maximizeIcon, xIcon, zoomInIcon, zoomOutIcon } from '../icons/index.ts';
import { KeyHints } from './KeyHints.tsx';
import { Thumbs } from './Thumbs.tsx';
import * as styles from './Lightbox.css.ts';

export interface LightboxProps extends DialogProps<'title'> {
  /** The ad: "Volkswagen Passat Variant 2.0 TDI". */
  title: string;
  pictures: readonly GalleryPicture[];
  labels: GalleryLabels;
  slides: ReturnType<typeof useSlides>;
  /** Buttons for the ad, such as share; they lie on near-black in both themes. */
  actions?: ReactNode;
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
export function Lightbox(props: LightboxProps) {
  const { id, title, pictures, labels, slides, actions, ...rest } = props;
  const { open, onOpenChange, ref, onCancel, onClose, onToggle, onKeyDown, ...attributes } = rest;
  if (process.env.NODE_ENV !== 'production') warnOfOpen('Lightbox', props, onClose);
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
  const walk = (event: KeyboardEvent<HTMLDialogElement>) => {
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
  const opened = useDialogOpen({
    open,
    onOpenChange,
    ref,
    onCancel,
    onClose,
    onToggle: (event) => {
      onToggle?.(event);
      // A closed strip could not scroll to the picture that is wanted.
      if (open && event.newState === 'open') show(current, 'instant');
    },
  });

  return (
    <dialog
      aria-label={`${title}. ${labels.label}`}
      {...attributes}
      {...opened}
      {...closedByBack}
      className={styles.lightbox}
      id={id}
      onKeyDown={composeHandlers(onKeyDown, walk)}
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
