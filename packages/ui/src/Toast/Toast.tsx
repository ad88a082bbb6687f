import type { ReactNode } from 'react';
import { closeButton, action as actionStyle, toast, words } from './Toast.css.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { checkIcon, circleAlertIcon, xIcon } from '../icons/index.ts';

interface ToastLook extends ElementProps<'div'> {
  children: ReactNode;
  /** @default a check, or a warning for errors */
  icon?: IconSource;
  /** An undo: "Poništi"; of an error the way out: "Prijavi se". */
  action?: { label: string; onClick: () => void };
  /** It is fading. */
  fading?: boolean;
}

/** Goes by itself. */
interface DoneToast extends ToastLook {
  /** @default 'done' */
  tone?: 'done';
  close?: never;
}

/** Stays until the user closes it. [T45] */
interface ErrorToast extends ToastLook {
  tone: 'error';
  close: { label: string; onClick: () => void };
}

export type ToastProps = DoneToast | ErrorToast;

/** One short message about what just happened. `ToastContainer` draws them and keeps their time. */
export function Toast({ children, tone = 'done', icon, action, fading = false, close, ...rest }: ToastProps) {
  return (
    <div {...rest} className={toast({ tone, fading })}>
      <Icon name={icon ?? (tone === 'error' ? circleAlertIcon : checkIcon)} />
      <span className={words}>{children}</span>
      {action && (
        <button className={actionStyle} type="button" onClick={action.onClick}>
          {action.label}
        </button>
      )}
      {close && (
        <button className={closeButton} type="button" aria-label={close.label} onClick={close.onClick}>
          <Icon name={xIcon} />
        </button>
      )}
    </div>
  );
}
