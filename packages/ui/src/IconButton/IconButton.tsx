import { dialogLink, opening, type Opens } from '../behaviour/opening.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { bookmarkIcon, heartIcon } from '../icons/index.ts';
import { Anchor } from '../LinkProvider/Anchor.tsx';
import { requireText } from '../devWarnings/devWarnings.ts';
import { iconButton } from './IconButton.css.ts';

interface IconButtonLook {
  icon: IconSource;
  /** What it does, in words: read aloud and shown under the pointer. */
  label: string;
  /** 36, 44 or 52 px; at least 44 on a phone, where the small disc on a picture is drawn with 28. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** `onPhoto`: a dark disc on a picture. @default 'plain' */
  variant?: 'plain' | 'outlined' | 'onPhoto';
  /** Size of the icon; headers draw it larger. @default 20 */
  iconSize?: 20 | 24;
  /** A count in its corner, with what it counts. */
  badge?: { count: string; label: string };
}

/** Props that links do not have: a click leads to the page and does nothing else. */
type NotOfLinks = 'disabled' | 'opens' | 'pressed';

interface LinkIconButtonProps extends IconButtonLook, ElementProps<'a', 'href' | NotOfLinks> {
  href: string;
  /** The dialog that the site opens in place of the page, once its script is there. */
  opensDialog?: string | undefined;
  disabled?: never;
  opens?: never;
  pressed?: never;
}

interface ActionIconButtonProps extends IconButtonLook, ElementProps<'button', 'type'> {
  href?: never;
  opensDialog?: never;
  /** @default 'button' */
  type?: 'button' | 'submit' | 'reset';
  /** State of a button that stays pressed; a pressed heart or bookmark is filled. */
  pressed?: boolean | undefined;
  opens?: Opens | undefined;
}

export type IconButtonProps = LinkIconButtonProps | ActionIconButtonProps;

/** Icons that are outlines at rest and full when they are pressed. */
const fillable: readonly IconSource[] = ['heart', heartIcon, 'bookmark', bookmarkIcon];

/** An action that an icon alone can carry. Its words are a required property. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, size = 'medium', variant = 'plain', iconSize = 20, badge, ...rest } = props;
  if (process.env.NODE_ENV !== 'production') {
    requireText('IconButton', 'label', label);
  }
  const className = iconButton({ size, variant });
  const filled = rest.href === undefined && rest.pressed === true && fillable.includes(icon);
  const inside = (
    <>
      <Icon name={icon} size={iconSize} filled={filled} />
      {badge && <Badge {...badge} place="corner" />}
    </>
  );
  const name = badge ? `${label}, ${badge.count} ${badge.label}` : label;
  const said = { 'aria-label': name, title: label };
  if (rest.href !== undefined) {
    const { opensDialog, ...attributes } = rest;
    return (
      <Anchor {...said} {...dialogLink(opensDialog)} {...attributes} className={className}>
        {inside}
      </Anchor>
    );
  }
  const { type = 'button', pressed, opens, ...attributes } = rest;

  return (
    <button {...said} aria-pressed={pressed} {...opening(opens)} {...attributes} type={type} className={className}>
      {inside}
    </button>
  );
}
