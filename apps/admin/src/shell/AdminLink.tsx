import type { LinkComponentProps } from '@volan/ui/LinkProvider';
import { Link } from 'react-router';
import { languageParameter } from './chosenLanguage.ts';

/** Path of the administration. */
export const base = '/admin';

/** A link: the router opens pages of the administration, the browser opens all other pages of the site. */
export function AdminLink({ href, children, ...rest }: LinkComponentProps) {
  return href === base || href.startsWith(`${base}/`) || href.startsWith(`${base}?`) ? (
    // the language is chosen once, when the document loads
    <Link to={href.slice(base.length) || '/'} reloadDocument={href.includes(`?${languageParameter}=`)} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}
