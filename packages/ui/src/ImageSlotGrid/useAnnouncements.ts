'use client';

import type { Announcements } from '@dnd-kit/core';
import { useRef } from 'react';
import type { ImageSlotLabels } from './slotLabels.ts';
import { slotName } from './slotName.ts';

/**
 * The announcements of a screen reader while a picture is carried.
 *
 * @param isShort the list is a short one, whose slots have no views
 */
export function useAnnouncements(labels: ImageSlotLabels, isShort: boolean): Announcements {
  /** Whether the carried picture has left its slot. */
  const away = useRef(false);
  const place = (slot: number | string) => slotName(Number(slot), labels, isShort);

  return {
    onDragStart: ({ active }) => {
      away.current = false;
      return labels.picked(place(active.id));
    },
    // At first it lies over its own slot: that would be said in place of "picked up".
    onDragOver: ({ active, over }) => {
      away.current ||= over?.id !== active.id;
      return over && away.current ? labels.over(place(over.id)) : undefined;
    },
    onDragEnd: ({ active, over }) => labels.dropped(place((over ?? active).id)),
    onDragCancel: ({ active }) => labels.cancelled(place(active.id)),
  };
}
