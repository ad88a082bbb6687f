'use client';

import type { KeyboardEvent, ReactNode } from 'react';
import { closedByBack } from '../behaviour/layerHistory.ts';
import type { DialogProps } from '../DialogFrame/DialogFrame.tsx';
import { composeHandlers } from '../element/composeProps.ts';
import { useDialogOpen } from '../element/useDialogOpen.ts';
import { warnOfOpen } from '../element/useOpen.ts';
import type { GalleryPicture, GalleryLabels } from '../Gallery/GalleryPicture.ts';
import type { useSlides } from './useSlides.ts';
import { KeyHints } from './KeyHints.tsx';
import { LightboxBar, toggleFullScreen } from './LightboxBar.tsx';
import { Stage } from './Stage.tsx';
import { Thumbs } from './Thumbs.tsx';
import { useZoom } from './useZoom.ts';
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

/** Pixels that an arrow key moves an enlarged picture. */
const panStep = 120;

const pans: Record<string, [left: number, top: number]> = {
  ArrowLeft: [-panStep, 0],
  ArrowRight: [panStep, 0],
  ArrowUp: [0, -panStep],
  ArrowDown: [0, panStep],
};

/**
 * All pictures of an ad, as large as the window. Arrows, swipes and thumbnails lead through them; the arrow keys move an
 * enlarged one.
 */
export function Lightbox(props: LightboxProps) {
  const { id, title, pictures, labels, slides, actions, ...rest } = props;
  const { open, onOpenChange, ref, onCancel, onClose, onToggle, onKeyDown, ...attributes } = rest;
  if (process.env.NODE_ENV !== 'production') warnOfOpen('Lightbox', props, onClose);
  const { current, show } = slides;
  const zoom = useZoom(current);
  const { size, zoomTo } = zoom;

  const others: Record<string, () => void> = {
    f: toggleFullScreen,
    ...(labels.zoom && { '+': () => zoomTo(size + 1), '=': () => zoomTo(size + 1), '-': () => zoomTo(size - 1) }),
  };
  const walk = (event: KeyboardEvent<HTMLDialogElement>) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) {
      return;
    }
    const pan = size > 1 ? pans[key] : undefined;
    const step = steps[key];
    const other = others[key.toLowerCase()];
    if (pan ?? step ?? other) {
      event.preventDefault();
      if (pan) document.getElementById(`${id}-${current + 1}`)?.scrollBy(...pan);
      else if (step) show(step(current, pictures.length - 1));
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
      <LightboxBar
        id={id}
        name={pictures[current]?.alt ?? title}
        position={labels.positions[current]}
        labels={labels}
        zoom={zoom}
        actions={actions}
      />
      <Stage id={id} pictures={pictures} labels={labels} slides={slides} size={zoom.size} />
      {labels.keys && <KeyHints keys={labels.keys} />}
      <Thumbs id={id} pictures={pictures} slides={slides} />
    </dialog>
  );
}
