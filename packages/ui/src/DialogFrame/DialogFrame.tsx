'use client';

import { useRef, type ReactNode } from 'react';
import { joinIds } from '../element/composeProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { useDialogOpen } from '../element/useDialogOpen.ts';
import type { OpenProps } from '../element/useOpen.ts';
import { dialog } from './DialogFrame.css.ts';

/** The props that every dialog passes on to its frame, besides its own. */
export type DialogProps<Own extends string = never> = OpenProps &
  ElementProps<'dialog', 'id' | 'open' | Own> & {
    /** A button with `opens={{ dialog: id }}` opens it, where the parent does not hold `open`. */
    id: string;
  };

export interface DialogFrameProps extends DialogProps<'size' | 'onClose'> {
  /** Id of its title. */
  labelledBy: string;
  /** Id of the text that is read with the title. */
  describedBy?: string | undefined;
  /** How it was left: the value of the button that was pressed, nothing for Escape and for a click beside it. */
  onClose?: (result: string) => void;
  /** 440, 460 or 620 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** On a phone it comes up from the lower edge. */
  fromBelow?: boolean;
  /** A question that a click beside it must not answer; Escape still closes it. */
  insistent?: boolean;
  /** Id of the element that takes the focus, if it is not the first one that can. */
  startAt?: string;
  children: ReactNode;
}

/**
 * The surface of everything that takes over the page: holds the focus, closes on Escape and on a click beside it, gives
 * the focus back to the opener. [C38]
 */
export function DialogFrame(props: DialogFrameProps) {
  const { labelledBy, describedBy, size = 'medium', fromBelow = false, insistent, startAt, children, ...rest } = props;
  const { open, onOpenChange, onClose, ref, onCancel, onToggle, ...attributes } = rest;
  // The event comes twice: when it is painted and when the page becomes inert. The user may have moved on in between.
  const hasStarted = useRef(false);
  const start = () => {
    if (startAt && !hasStarted.current) document.getElementById(startAt)?.focus();
    hasStarted.current = true;
  };
  const opened = useDialogOpen({
    open,
    onOpenChange,
    ref,
    onCancel,
    onToggle: (event) => {
      if (event.newState === 'open') start();
      onToggle?.(event);
    },
    onClose: ({ currentTarget }) => {
      hasStarted.current = false;
      const result = currentTarget.returnValue;
      // The browser keeps it: the next Escape would repeat this result.
      currentTarget.returnValue = '';
      onClose?.(result);
    },
  });

  return (
    <dialog
      closedby={insistent ? 'closerequest' : 'any'}
      aria-labelledby={labelledBy}
      {...attributes}
      {...opened}
      className={dialog({ size, fromBelow })}
      aria-describedby={joinIds(describedBy, attributes['aria-describedby'])}
    >
      {children}
    </dialog>
  );
}
