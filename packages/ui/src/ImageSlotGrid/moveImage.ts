import type { SlotImage, Slots } from './SlotImage.ts';

/**
 * Moves the picture of one slot into another and exchanges the two. The other pictures stay, since each belongs to the
 * view of its slot.
 */
export function moveImage(slots: Slots, from: number, to: number): (SlotImage | undefined)[] {
  const moved = Array.from({ length: Math.max(slots.length, from + 1, to + 1) }, (_, slot) => slots[slot]);
  if (from === to || from < 0 || to < 0) {
    return moved;
  }
  [moved[from], moved[to]] = [moved[to], moved[from]];
  while (moved.length > 0 && moved.at(-1) === undefined) {
    moved.pop();
  }

  return moved;
}
