import type { ReactNode, Ref } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { CloseButton } from '../IconButton/CloseButton.tsx';
import * as styles from './Modal.css.ts';

export interface ModalProps {
  /** A button with `opens={{ dialog: id }}` opens it. */
  id: string;
  title: string;
  /** How many things it holds, in a lighter tone behind the title. */
  count?: string;
  /**
   * A button for all that it holds: "Obriši". It comes after the close button, which has the focus first, and stands
   * before it on a desktop, below the title on a phone.
   */
  tools?: ReactNode;
  /** 560 or 760 px. @default 'medium' */
  width?: 'medium' | 'wide';
  closeLabel: string;
  children: ReactNode;
  /** Buttons that name both outcomes, the safe one first. */
  actions?: ReactNode;
  ref?: Ref<HTMLDialogElement>;
  onClose?: () => void;
}

/** A question or a task that takes over the page. Escape, a click beside it and its button close it. */
export function Modal(props: ModalProps) {
  const { id, title, count, tools, width = 'medium', closeLabel, children, actions, ref, onClose } = props;
  return (
    <dialog
      className={styles.modal({ width })}
      id={id}
      ref={ref}
      closedby="any"
      aria-labelledby={`${id}-title`}
      onClose={onClose}
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
