import type { ReactNode, Ref } from 'react';
import { closing } from '../behaviour/opening.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { iconButton } from '../IconButton/IconButton.css.ts';
import { xIcon } from '../icons/index.ts';
import * as styles from './Modal.css.ts';

export interface ModalProps {
  /** A button with `opens={{ dialog: id }}` opens it. */
  id: string;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** Buttons that name both outcomes, the safe one first. */
  actions?: ReactNode;
  ref?: Ref<HTMLDialogElement>;
  onClose?: () => void;
}

/** A question or a task that takes over the page. Escape, a click beside it and its button close it. */
export function Modal({ id, title, closeLabel, children, actions, ref, onClose }: ModalProps) {
  return (
    <dialog className={styles.modal} id={id} ref={ref} closedby="any" aria-labelledby={`${id}-title`} onClose={onClose}>
      <div className={styles.head}>
        <Heading level={2} size="h3" id={`${id}-title`}>
          {title}
        </Heading>
        <button
          className={iconButton({})}
          type="button"
          aria-label={closeLabel}
          title={closeLabel}
          {...closing({ dialog: id })}
        >
          <Icon name={xIcon} size={24} />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
      {actions && <div className={styles.foot}>{actions}</div>}
    </dialog>
  );
}
