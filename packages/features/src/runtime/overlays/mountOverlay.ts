import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** A part over the page, in a root of its own. */
export interface MountedOverlay {
  /** Draws it again, at once. */
  readonly draw: (content: ReactNode) => void;
  /** Whether a dialog in it is open. */
  readonly isOpen: () => boolean;
  /** Takes it away; the focus that was in it goes back to where it came from. */
  readonly remove: () => void;
}

export interface DrawOptions {
  /** Early for the keyboard, for what is no dialog: behind the link that skips to the content. @default false */
  first?: boolean;
}

/** Draws something over the page that is in none of its components. */
export function mountOverlay(content: ReactNode, { first = false }: DrawOptions = {}): MountedOverlay {
  const place = document.createElement('div');
  place.dataset['overlay'] = '';
  let cameFrom: HTMLElement | null = null;
  place.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !place.contains(relatedTarget)) {
      cameFrom = relatedTarget;
    }
  });
  const skip = first ? document.querySelector('body > a[href^="#"]') : null;
  if (skip) skip.after(place);
  else if (first) document.body.prepend(place);
  else document.body.append(place);
  const root = createRoot(place);
  const draw = (next: ReactNode) => flushSync(() => root.render(next));
  draw(content);

  return {
    draw,
    isOpen: () => place.querySelector('dialog[open]') !== null,
    remove: () => {
      // After the event that closed it: what it still does must find its elements.
      setTimeout(() => {
        if (place.contains(document.activeElement)) {
          (cameFrom ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
        }
        root.unmount();
        place.remove();
      });
    },
  };
}
