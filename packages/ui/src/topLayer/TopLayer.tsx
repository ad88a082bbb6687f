'use client';

import { useCallback, useState, type ReactNode, type SyntheticEvent } from 'react';
import { topLayer } from './TopLayer.css.ts';

export interface TopLayerProps {
  /** Drawn once the layer is open; submenus take the element as the container of their portals. */
  children: (layer: HTMLElement) => ReactNode;
}

const stayInside = (event: SyntheticEvent) => event.stopPropagation();

/**
 * Where what Radix opens is drawn: a native popover at the place of its trigger instead of a portal at the end of the
 * body. So it takes the theme of a widget's root, lies above every scroller and works inside of a modal dialog, whose
 * outside is inert. Keys and presses stay inside, so that a row around the trigger neither walks nor drags.
 */
export function TopLayer({ children }: TopLayerProps) {
  const [layer, setLayer] = useState<HTMLElement>();
  // Shown before its content is drawn: what is not shown cannot be measured.
  const show = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    if (!element.matches(':popover-open')) element.showPopover();
    setLayer(element);
  }, []);
  return (
    <div
      ref={show}
      className={topLayer}
      popover="manual"
      role="presentation"
      onKeyDown={stayInside}
      onPointerDown={stayInside}
    >
      {layer && children(layer)}
    </div>
  );
}
