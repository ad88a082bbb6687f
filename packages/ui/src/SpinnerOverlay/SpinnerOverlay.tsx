'use client';

import type { ReactNode } from 'react';
import { joinIds } from '../element/composeProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { useDialogOpen } from '../element/useDialogOpen.ts';
import { Heading } from '../Heading/Heading.tsx';
import * as styles from './SpinnerOverlay.css.ts';

export interface SpinnerOverlayProps extends ElementProps<'dialog', 'id' | 'open' | 'title'> {
  id: string;
  /** While it is `true`, nothing of the page can be used. */
  open: boolean;
  /** What is being waited for: "Prelazimo na stranicu banke". */
  title: string;
  /** What to do meanwhile, and how long: "Ne zatvarajte prozor. Ovo traje nekoliko sekundi." */
  text?: ReactNode;
}

const keepOpen = () => {};
const showAtOnce = (dialog: HTMLDialogElement) => dialog.showModal();

/**
 * Covers the whole page while something must not be disturbed. The code that opened it closes it; a user cannot. [C51]
 */
export function SpinnerOverlay({ id, open, title, text, ...rest }: SpinnerOverlayProps) {
  const { ref, onCancel, onClose, onToggle, ...attributes } = rest;
  // The user is not asked, and anything else that closes it is undone.
  const opened = useDialogOpen({ open, onOpenChange: keepOpen, ref, onCancel, onClose, onToggle }, showAtOnce);
  return (
    <dialog
      closedby="none"
      aria-busy={open}
      aria-labelledby={`${id}-title`}
      {...attributes}
      {...opened}
      className={styles.overlay}
      id={id}
      aria-describedby={joinIds(text ? `${id}-text` : undefined, attributes['aria-describedby'])}
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
