'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { openModal } from '../behaviour/openModal.ts';
import { dialog } from './DialogFrame.css.ts';

export interface DialogFrameProps {
  /** A button with `opens={{ dialog: id }}` opens it. */
  id: string;
  /** Id of its title. */
  labelledBy: string;
  /** Id of the text that is read with the title. */
  describedBy?: string;
  /** Opens and closes it from outside: set it to `false` in `onClose`. Left out, buttons open it by its id. */
  open?: boolean;
  /** How it was left: the value of the button that was pressed, nothing for Escape and for a click beside it. */
  onClose?: (result: string) => void;
  /** 440, 460 or 620 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** On a phone it comes up from the lower edge. */
  fromBelow?: boolean;
  /** A question that a click beside it must not answer; Escape still closes it. */
  insistent?: boolean;
  /** Id of what takes the focus, where it is not the first thing that can. */
  startAt?: string;
  children: ReactNode;
}

/**
 * The surface of everything that takes over the page: holds the focus, closes on Escape and on a click beside it, gives
 * the focus back to the opener. [C38]
 */
export function DialogFrame(props: DialogFrameProps) {
  const {
    id,
    labelledBy,
    describedBy,
    open,
    onClose,
    size = 'medium',
    fromBelow = false,
    insistent,
    startAt,
    children,
  } = props;
  const ref = useRef<HTMLDialogElement>(null);
  // The event comes twice: when it is painted and when the page becomes inert. The user may have moved on in between.
  const hasStarted = useRef(false);
  const start = () => {
    if (startAt && !hasStarted.current) document.getElementById(startAt)?.focus();
    hasStarted.current = true;
  };

  useEffect(() => {
    const element = ref.current;
    if (open && element) openModal(element);
    if (open === false && element?.open) element.close();
  }, [open]);

  return (
    <dialog
      className={dialog({ size, fromBelow })}
      id={id}
      ref={ref}
      closedby={insistent ? 'closerequest' : 'any'}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onToggle={({ newState }) => newState === 'open' && start()}
      onClose={({ currentTarget }) => {
        hasStarted.current = false;
        const result = currentTarget.returnValue;
        // The browser keeps it: the next Escape would repeat this result.
        currentTarget.returnValue = '';
        onClose?.(result);
      }}
    >
      {children}
    </dialog>
  );
}
