import type { ElementProps } from '../element/ElementProps.ts';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { Anchor } from '../LinkProvider/Anchor.tsx';
import { requireText } from '../devWarnings/devWarnings.ts';
import { link } from './Link.css.ts';

export interface LinkProps extends ElementProps<'a', 'href'> {
  children: string;
  href: string;
  /** @default 'inherit' */
  size?: 'inherit' | 'small' | undefined;
  /** A link on its own, not a word in a sentence, so it is large enough for a finger. */
  standalone?: boolean | undefined;
  /** In the colour of its surroundings, underlined under the pointer: in menus and footers only. */
  quiet?: boolean | undefined;
  icon?: IconSource | undefined;
  /** The page that is shown. */
  current?: boolean | undefined;
}

/** A link to another page. In running text it is always underlined. */
export function Link({ children, size = 'inherit', standalone, quiet, icon, current, ...rest }: LinkProps) {
  if (process.env.NODE_ENV !== 'production') {
    requireText('Link', 'children', children);
  }
  return (
    <Anchor aria-current={current ? 'page' : undefined} {...rest} className={link({ size, standalone, quiet })}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </Anchor>
  );
}
