import type { ReactNode } from 'react';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import * as styles from './Toast.css.ts';

export interface ToastProps {
  children: string;
  icon?: IconSource;
  /** One way back: "Poništi". */
  action?: { label: string; onClick: () => void };
}

/** One short message about what just happened. */
export function Toast({ children, icon = 'check', action }: ToastProps) {
  return (
    <div className={styles.toast}>
      <Icon name={icon} />
      {children}
      {action && (
        <button className={styles.action} type="button" onClick={action.onClick}>
          {action.label}
        </button>
      )}
    </div>
  );
}

/** The place of toasts, once a page: what comes into it is announced politely. */
export function ToastPlace({ children }: { children: ReactNode }) {
  return (
    <div className={styles.place} role="status">
      {children}
    </div>
  );
}
