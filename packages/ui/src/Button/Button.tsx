import type { ReactNode } from 'react';
import { opening, type Opens } from '../behaviour/opening.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { Anchor } from '../LinkProvider/Anchor.tsx';
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
  /** As wide as its place; `start`: with its words at the start, as an entry of a list of actions. */
  block?: boolean | 'start';
  /** Shares its row evenly with others. */
  grow?: boolean;
}

/** Props that links do not have: a click leads to the page and does nothing else. */
type NotOfLinks = 'disabled' | 'busyLabel' | 'opens' | 'pressed';

/** A button that leads to a page. */
interface LinkButtonProps extends ButtonLook, ElementProps<'a', 'href' | NotOfLinks> {
  href: string;
  disabled?: never;
  busyLabel?: never;
  opens?: never;
  pressed?: never;
}

/** A button that does something. */
interface ActionButtonProps extends ButtonLook, ElementProps<'button', 'type'> {
  href?: never;
  /** @default 'button' */
  type?: 'button' | 'submit' | 'reset';
  /** Work continues; the words are those of the spinner: "Šalje se". */
  busyLabel?: string | undefined;
  /** The sheet or dialog that it opens, also without JavaScript. */
  opens?: Opens | undefined;
  /** A button that stays pressed. */
  pressed?: boolean | undefined;
}

export type ButtonProps = LinkButtonProps | ActionButtonProps;

/** The button of the system. With `href` it is a link that looks like one. Say beside a disabled one why it is. */
export function Button(props: ButtonProps) {
  const { variant = 'secondary', size, block, grow, icon, endIcon, badge, children, ...rest } = props;
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
  if (rest.href !== undefined) {
    return (
      <Anchor {...rest} className={className}>
        {content}
      </Anchor>
    );
  }
  const { type = 'button', busyLabel, opens, pressed, ...attributes } = rest;

  return (
    <button
      aria-busy={busyLabel ? true : undefined}
      aria-pressed={pressed}
      {...opening(opens)}
      {...attributes}
      type={type}
      className={className}
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
