import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { requireText } from '../devWarnings/devWarnings.ts';
import { link } from './Link.css.ts';

export interface LinkProps {
  children: string;
  href: string;
  /** @default 'inherit' */
  size?: 'inherit' | 'small';
  /** Stands alone, so a finger must hit it; not a word in a sentence. */
  standalone?: boolean;
  /** In the colour of its surroundings, underlined under the pointer: in menus and footers only. */
  quiet?: boolean;
  icon?: IconSource;
  /** The page that is shown. */
  current?: boolean;
  /** Relation for search engines, such as `nofollow`. */
  rel?: string;
  lang?: string;
  hrefLang?: string;
}

/** A link to another page. In running text it is always underlined. */
export function Link({ children, size = 'inherit', standalone, quiet, icon, current, ...rest }: LinkProps) {
  const { href, rel, lang, hrefLang } = rest;
  if (process.env.NODE_ENV !== 'production') {
    requireText('Link', 'children', children);
  }
  return (
    <a
      className={link({ size, standalone, quiet })}
      {...{ href, rel, lang, hrefLang }}
      aria-current={current ? 'page' : undefined}
    >
      {icon && <Icon name={icon} size={16} />}
      {children}
    </a>
  );
}
