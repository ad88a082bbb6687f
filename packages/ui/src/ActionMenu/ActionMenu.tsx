'use client';
import { useRef, type KeyboardEvent } from 'react';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { iconButton } from '../IconButton/IconButton.css.ts';
import * as styles from './ActionMenu.css.ts';
import { stepThrough } from './stepThrough.ts';
import { ellipsisIcon, gripVerticalIcon } from '../icons/index.ts';

interface MenuActionLook {
  label: string;
  icon?: IconSource;
  /** Something is lost by it. @default 'neutral' */
  tone?: 'neutral' | 'critical';
  /** Why it cannot be used now; shown below its words. It then does nothing. */
  reason?: string;
}

/** One entry: a page that it leads to, or something that it does. */
export type MenuAction = MenuActionLook & ({ href: string; onAct?: never } | { href?: never; onAct: () => void });

export interface ActionMenuProps {
  id: string;
  /** What the actions belong to: "Radnje: Dragica Đorđević". */
  label: string;
  actions: readonly MenuAction[];
  /** Whether Tab stops here; a grid that walks by arrows lets only its current row stop. @default true */
  tabStop?: boolean;
  /** A disc on a photo, or plain. @default 'plain' */
  variant?: 'plain' | 'onPhoto';
  /** `grip`: the same place also drags. @default 'dots' */
  trigger?: 'dots' | 'grip';
}

/** What can be done with one row, behind three dots. A native popover: it lies above any scroller. */
export function ActionMenu({
  id,
  label,
  actions,
  tabStop = true,
  variant = 'plain',
  trigger = 'dots',
}: ActionMenuProps) {
  const panel = useRef<HTMLUListElement>(null);
  const walk = (event: KeyboardEvent) => {
    if (panel.current && stepThrough(panel.current, event.key)) {
      event.preventDefault();
    }
  };
  const close = () => panel.current?.hidePopover();
  return (
    <>
      <button
        className={iconButton({ size: 'small', variant })}
        type="button"
        popoverTarget={id}
        tabIndex={tabStop ? undefined : -1}
        aria-label={label}
        title={label}
        onKeyDown={walk}
      >
        {trigger === 'grip' ? (
          <span className={styles.gripIcon}>
            <Icon name={gripVerticalIcon} size={16} />
          </span>
        ) : (
          <Icon name={ellipsisIcon} />
        )}
      </button>
      <ul ref={panel} className={styles.panel} id={id} popover="auto" aria-label={label}>
        {actions.map(({ label: actionLabel, icon, tone = 'neutral', reason, href, onAct }) => {
          const inside = (
            <>
              {icon && (
                <span className={styles.icon}>
                  <Icon name={icon} size={16} />
                </span>
              )}
              <span>
                {actionLabel}
                {reason && <span className={styles.reason}>{reason}</span>}
              </span>
            </>
          );
          return (
            <li key={actionLabel}>
              {href === undefined || reason ? (
                <button
                  className={styles.entry({ tone: reason ? 'off' : tone })}
                  type="button"
                  aria-disabled={reason ? true : undefined}
                  onKeyDown={walk}
                  onClick={() => {
                    if (!reason) {
                      close();
                      onAct?.();
                    }
                  }}
                >
                  {inside}
                </button>
              ) : (
                <a className={styles.entry({ tone })} href={href} onKeyDown={walk} onClick={close}>
                  {inside}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
