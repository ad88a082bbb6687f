import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { bar } from './StickyContactBar.css.ts';

export interface StickyContactBarProps extends ElementProps<'div'> {
  /** "Kontakt". */
  label: string;
  /** One or two buttons with `grow`. */
  children: ReactNode;
}

/**
 * Buttons to reach the seller that stay visible while a phone scrolls. They come last on the page, after the footer.
 */
export function StickyContactBar({ label, children, ...rest }: StickyContactBarProps) {
  return (
    <div role="region" aria-label={label} {...rest} className={bar}>
      {children}
    </div>
  );
}
