import { useContext, type ComponentProps, type ReactNode } from 'react';
import '../hydration/island.css.ts';
import { KeptParts } from './KeptParts.ts';

export interface KeptProps {
  /** The element that holds the part; `x-kept` is no box of the layout. @default 'x-kept' */
  as?: 'x-kept' | 'li';
  /**
   * Everything that the part shows, as text: what is left out here is shown wrongly later. Language and brand belong to
   * it, and so does the age of an ad.
   */
  by: string;
  /**
   * Makes the part. It reads no context of the page, uses no `useId`, and has no picture that loads at once: React would
   * announce that one inside the part and not in the head.
   */
  children: () => ReactNode;
}

/** A part that many pages show alike: a server makes its HTML once for all that have the same `by`. */
export function Kept({ as: Element = 'x-kept', by, children }: KeptProps) {
  const keep = useContext(KeptParts);
  return keep ? <Element dangerouslySetInnerHTML={{ __html: keep(by, children) }} /> : <Element>{children()}</Element>;
}

/** What stands on the element around a kept part. */
export type KeptAttributes = ComponentProps<'div'>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'x-kept': KeptAttributes;
    }
  }
}
