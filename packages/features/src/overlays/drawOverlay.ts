import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** A part over the page, in a root of its own at its end. */
export interface DrawnOverlay {
  /** Draws it anew, at once. */
  readonly draw: (content: ReactNode) => void;
  readonly remove: () => void;
}

/** Draws something over the page that stands in none of its components. */
export function drawOverlay(content: ReactNode): DrawnOverlay {
  const place = document.createElement('div');
  place.dataset['overlay'] = '';
  document.body.append(place);
  const root = createRoot(place);
  const draw = (next: ReactNode) => flushSync(() => root.render(next));
  draw(content);
  return {
    draw,
    remove: () => {
      // After the event that closed it: what it still does must find its elements.
      setTimeout(() => {
        root.unmount();
        place.remove();
      });
    },
  };
}
