import { useContext, type ComponentProps, type ReactNode } from 'react';
import '../hydration/island.css.ts';
import { FragmentCache } from './FragmentCache.ts';

export interface CachedFragmentProps {
  /** The element that holds the fragment; `x-fragment` is no box of the layout. @default 'x-fragment' */
  as?: 'x-fragment' | 'li';
  /**
   * Everything that the fragment shows, as text: a missing part leads to a wrong fragment later. Language and brand
   * belong to it, and so does the age of an ad.
   */
  cacheKey: string;
  /**
   * Renders the fragment. It reads no context of the page, uses no `useId`, and has no picture that loads at once:
   * React would announce that one inside the fragment and not in the head.
   */
  children: () => ReactNode;
}

/** A fragment that many pages show alike: a server renders it once for all that have the same `cacheKey`. */
export function CachedFragment({ as: Element = 'x-fragment', cacheKey, children }: CachedFragmentProps) {
  const cache = useContext(FragmentCache);
  return cache ? (
    <Element dangerouslySetInnerHTML={{ __html: cache(cacheKey, children) }} />
  ) : (
    <Element>{children()}</Element>
  );
}

/** Attributes of the element around a cached fragment. */
type FragmentAttributes = ComponentProps<'div'>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'x-fragment': FragmentAttributes;
    }
  }
}
