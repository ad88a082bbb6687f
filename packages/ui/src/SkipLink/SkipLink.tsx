import type { ReactNode } from 'react';
import { requireText } from '../devWarnings/devWarnings.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { Anchor } from '../LinkProvider/Anchor.tsx';
import { skip } from './SkipLink.css.ts';

export interface SkipLinkProps extends ElementProps<'a', 'href'> {
  /** "Preskoči na sadržaj". */
  children: ReactNode;
  /** Id of the main part. */
  to: string;
}

/** The first stop of the keyboard: past the header to the content. */
export function SkipLink({ children, to, ...rest }: SkipLinkProps) {
  if (process.env.NODE_ENV !== 'production') {
    requireText('SkipLink', 'children', children);
  }
  return (
    <Anchor {...rest} className={skip} href={`#${to}`}>
      {children}
    </Anchor>
  );
}
