import { requireText } from '../devWarnings/devWarnings.ts';
import { skip } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** "Preskoči na sadržaj". */
  children: string;
  /** Id of the main part. */
  to: string;
}

/** The first stop of the keyboard: past the header to the content. */
export function SkipLink({ children, to }: SkipLinkProps) {
  if (process.env.NODE_ENV !== 'production') {
    requireText('SkipLink', 'children', children);
  }
  return (
    <a className={skip} href={`#${to}`}>
      {children}
    </a>
  );
}
