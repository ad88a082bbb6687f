'use client';

import { useEffect, useRef } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import * as styles from './SpinnerOverlay.css.ts';

export interface SpinnerOverlayProps {
  id: string;
  /** While it is `true`, nothing of the page can be used. */
  open: boolean;
  /** What is being waited for: "Prelazimo na stranicu banke". */
  title: string;
  /** What to do meanwhile, and how long: "Ne zatvarajte prozor. Ovo traje nekoliko sekundi." */
  text?: string;
}

/** Covers the whole page while something must not be disturbed. The code that opened it closes it; a user cannot. [C51] */
export function SpinnerOverlay({ id, open, title, text }: SpinnerOverlayProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (open && dialog && !dialog.open) dialog.showModal();
    // The browser gives the focus back to what had it.
    if (!open && dialog?.open) dialog.close();
  }, [open]);
  return (
    <dialog
      className={styles.overlay}
      id={id}
      ref={ref}
      closedby="none"
      aria-busy={open}
      aria-labelledby={`${id}-title`}
      aria-describedby={text ? `${id}-text` : undefined}
      // For browsers that do not know `closedby`.
      onCancel={(event) => event.preventDefault()}
    >
      <div className={styles.card}>
        <span className={styles.spinner} aria-hidden="true" />
        <Heading level={2} size="h3" id={`${id}-title`}>
          {title}
        </Heading>
        {text && (
          <p className={styles.words} id={`${id}-text`}>
            {text}
          </p>
        )}
      </div>
    </dialog>
  );
}
