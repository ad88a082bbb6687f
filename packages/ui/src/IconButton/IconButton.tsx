import type { MouseEventHandler } from 'react';
import { dialogLink, opening, type Opens } from '../behaviour/opening.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { bookmarkIcon, heartIcon } from '../icons/index.ts';
import { requireText } from '../devWarnings/devWarnings.ts';
import { iconButton } from './IconButton.css.ts';

interface IconButtonLook {
  icon: IconSource;
  /** What it does, in words: read aloud and shown under the pointer. */
  label: string;
  /** 36, 44 or 52 px; at least 44 on a phone. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** `onPhoto`: a dark disc on a picture. @default 'plain' */
  variant?: 'plain' | 'outlined' | 'onPhoto';
  /** Size of the icon; headers draw it larger. @default 20 */
  iconSize?: 20 | 24;
  /** A count in its corner, with what it counts. */
  badge?: { count: string; label: string };
}

interface LinkIconButtonProps extends IconButtonLook {
  href: string;
  rel?: string;
  /** What the site opens in place of the page, once its script is there. */
  opensDialog?: string;
}

interface ActionIconButtonProps extends IconButtonLook {
  href?: never;
  /** @default 'button' */
  type?: 'button' | 'submit';
  name?: string;
  value?: string;
  /** Id of the form that it belongs to, where it stands outside. */
  form?: string;
  onClick?: MouseEventHandler<HTMLButtonElement>;
  disabled?: boolean;
  /** State of a button that stays pressed; a pressed heart or bookmark is filled. */
  pressed?: boolean;
  opens?: Opens;
}

export type IconButtonProps = LinkIconButtonProps | ActionIconButtonProps;

/** Icons that are outlines at rest and full when they are pressed. */
const fillable: readonly IconSource[] = ['heart', heartIcon, 'bookmark', bookmarkIcon];

/** An action that an icon alone can carry. Its words are a required property. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, size = 'medium', variant = 'plain', iconSize = 20, badge } = props;
  if (process.env.NODE_ENV !== 'production') {
    requireText('IconButton', 'label', label);
  }
  const className = iconButton({ size, variant });
  const filled = props.href === undefined && props.pressed === true && fillable.includes(icon);
  const inside = (
    <>
      <Icon name={icon} size={iconSize} filled={filled} />
      {badge && <Badge {...badge} place="corner" />}
    </>
  );
  const name = badge ? `${label}, ${badge.count} ${badge.label}` : label;
  if (props.href !== undefined) {
    return (
      <a
        className={className}
        href={props.href}
        rel={props.rel}
        aria-label={name}
        title={label}
        {...dialogLink(props.opensDialog)}
      >
        {inside}
      </a>
    );
  }
  const { type = 'button', value, form, onClick, disabled, pressed, opens } = props;
  return (
    <button
      className={className}
      {...{ type, name: props.name, value, form, onClick, disabled }}
      aria-label={name}
      aria-pressed={pressed}
      title={label}
      {...opening(opens)}
    >
      {inside}
    </button>
  );
}
