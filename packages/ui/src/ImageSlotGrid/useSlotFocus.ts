'use client';

import { useEffect, useRef } from 'react';
import type { Slots } from './SlotImage.ts';

/**
 * Moves the focus with a picture. The parent changes the slots, so the focus follows after the render that shows the
 * change.
 */
export function useSlotFocus(id: string, slots: Slots) {
  /** The slot that takes the focus once the parent has moved or removed a picture. */
  const follow = useRef<number>(undefined);
  /**
   * The slot whose control had the focus when a file was chosen: the picture takes it, at first and when it has
   * arrived.
   */
  const chosen = useRef<number>(undefined);

  useEffect(() => {
    const control = (slot: number) => document.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${slot}`)}`);
    if (follow.current !== undefined) {
      control(follow.current)?.focus();
      follow.current = undefined;
    }
    if (chosen.current === undefined || !slots[chosen.current]) return;

    const picture = control(chosen.current);
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    if (isLost) picture?.focus({ preventScroll: true });
    if (slots[chosen.current]?.state === 'ready' || !(isLost || activeElement === picture)) chosen.current = undefined;
  });

  return {
    /** Focuses this slot after the next render. */
    follow: (slot: number) => {
      follow.current = slot;
    },
    /** Focuses the picture of a file that was just chosen for this slot. */
    followUpload: (slot: number) => {
      chosen.current = slot;
    },
  };
}
