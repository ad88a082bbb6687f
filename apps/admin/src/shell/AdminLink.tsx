import type { LinkComponentProps } from '@volan/ui/LinkProvider';
import { Link } from 'react-router';
import { languageParameter } from './chosenLanguage.ts';

/** Where the administration lives. */
export const base = '/admin';

/** A link: within the administration by the router, to any other page of the site by the browser. */
export function AdminLink({ href, children, ...rest }: LinkComponentProps) {
  return href === base || href.startsWith(`${base}/`) || href.startsWith(`${base}?`) ? (
    // the language is chosen once, when the document begins
    <Link to={href.slice(base.length) || '/'} reloadDocument={href.includes(`?${languageParameter}=`)} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}
