'use client';

import type { ReactNode } from 'react';
import type { DialogProps } from '../DialogFrame/DialogFrame.tsx';
import { useDialogOpen } from '../element/useDialogOpen.ts';
import { warnOfOpen } from '../element/useOpen.ts';
import { Heading } from '../Heading/Heading.tsx';
import { CloseButton } from '../IconButton/CloseButton.tsx';
import * as styles from './Modal.css.ts';

export interface ModalProps extends DialogProps<'title'> {
  title: string;
  /** How many things it holds, in a lighter tone behind the title. */
  count?: string | undefined;
  /**
   * A button for the whole content: "Obriši". It comes after the close button, which has the focus first. It is before
   * the close button on a desktop, and below the title on a phone.
   */
  tools?: ReactNode;
  /** 560 or 760 px. @default 'medium' */
  width?: 'medium' | 'wide';
  /**
   * As high as the window allows, up to 560 px: what opens inside, such as the list of a field, has room. @default
   * false
   */
  tall?: boolean;
  closeLabel: string;
  children: ReactNode;
  /** Buttons that name both outcomes, the safe one first. */
  actions?: ReactNode;
}

/** A question or a task that takes over the page. Escape, a click beside it and its button close it. */
export function Modal(props: ModalProps) {
  const { id, title, count, tools, width = 'medium', tall = false, closeLabel, children, actions, ...rest } = props;
  const { open, onOpenChange, ref, onCancel, onClose, onToggle, ...attributes } = rest;
  if (process.env.NODE_ENV !== 'production') warnOfOpen('Modal', props, onClose);
  const opened = useDialogOpen({ open, onOpenChange, ref, onCancel, onClose, onToggle });

  return (
    <dialog
      closedby="any"
      aria-labelledby={`${id}-title`}
      {...attributes}
      {...opened}
      className={styles.modal({ width, tall })}
      id={id}
    >
      <div className={styles.head}>
        <div className={styles.title}>
          <Heading level={2} size={count === undefined ? 'h3' : 'h2'} id={`${id}-title`}>
            {title} {count !== undefined && <span className={styles.count}>{count}</span>}
          </Heading>
        </div>
        <span className={styles.close}>
          <CloseButton label={closeLabel} closes={{ dialog: id }} />
        </span>
        {tools && <div className={styles.tools}>{tools}</div>}
      </div>
      <div className={styles.body}>{children}</div>
      {actions && <div className={styles.foot}>{actions}</div>}
    </dialog>
  );
}
