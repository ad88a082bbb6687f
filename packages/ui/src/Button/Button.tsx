import type { MouseEventHandler, ReactNode } from 'react';
import { opening, type Opens } from '../behaviour/opening.ts';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { requireText } from '../devWarnings/devWarnings.ts';
import * as styles from './Button.css.ts';

interface ButtonLook {
  /** The action in words. Long words wrap, they are never cut. */
  children: ReactNode;
  /** One primary a region of the page. @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'ink' | 'soft' | 'ghost' | 'danger';
  /** 36, 44 or 52 px high; never less than 44 on a phone. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  icon?: IconSource;
  /** Icon behind the words, as the arrow of a menu. */
  endIcon?: IconSource;
  /** A `Badge` behind the words. */
  badge?: ReactNode;
  /** As wide as its place. */
  block?: boolean;
  /** Shares its row evenly with others. */
  grow?: boolean;
}

/** A button that leads to a page. */
interface LinkButtonProps extends ButtonLook {
  href: string;
  rel?: string;
}

/** A button that does something. */
interface ActionButtonProps extends ButtonLook {
  href?: never;
  /** @default 'button' */
  type?: 'button' | 'submit' | 'reset';
  name?: string;
  value?: string;
  /** Id of the form that it belongs to, where it stands outside. */
  form?: string;
  /** Address that takes the form when this button sends it, in place of the form's own. */
  formAction?: string;
  onClick?: MouseEventHandler<HTMLButtonElement>;
  /** Say beside the button why it cannot be used. */
  disabled?: boolean;
  /** Work goes on; the words are those of the spinner: "Šalje se". */
  busyLabel?: string;
  /** The sheet or dialog that it opens, also without JavaScript. */
  opens?: Opens;
  /** A button that stays pressed. */
  pressed?: boolean;
  describedBy?: string;
}

export type ButtonProps = LinkButtonProps | ActionButtonProps;

/** The button of the system. With `href` it is a link that looks like one. */
export function Button(props: ButtonProps) {
  const { variant = 'secondary', size, block, grow, icon, endIcon, badge, children } = props;
  if (process.env.NODE_ENV !== 'production') {
    requireText('Button', 'children', children);
  }
  const className = styles.button({ variant, size, block, grow });
  // Most buttons are words alone: nothing is wrapped around them.
  const content =
    icon || badge || endIcon ? (
      <>
        {icon && <Icon name={icon} size={size === 'small' ? 16 : 20} />}
        <span className={styles.words}>{children}</span>
        {badge}
        {endIcon && <Icon name={endIcon} size={16} />}
      </>
    ) : (
      children
    );
  if (props.href !== undefined) {
    return (
      <a className={className} href={props.href} rel={props.rel}>
        {content}
      </a>
    );
  }
  const {
    type = 'button',
    name,
    value,
    form,
    formAction,
    onClick,
    disabled,
    busyLabel,
    opens,
    pressed,
    describedBy,
  } = props;
  return (
    <button
      className={className}
      {...{ type, name, value, form, formAction, onClick, disabled }}
      aria-busy={busyLabel ? true : undefined}
      aria-pressed={pressed}
      aria-describedby={describedBy}
      {...opening(opens)}
    >
      {busyLabel ? (
        <>
          <span className={styles.busyContent}>{content}</span>
          <span className={styles.busyIcon} role="status">
            {busyLabel}
          </span>
        </>
      ) : (
        content
      )}
    </button>
  );
}
