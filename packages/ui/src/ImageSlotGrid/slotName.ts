import { slotSprite } from './slotSprite.ts';
import type { ImageSlotLabels } from './slotLabels.ts';

/** Slots that an ad has without paying: the cover and the guided ones. */
export const includedSlots = slotSprite.length + 1;

/** The name of a slot in words. A short list has a cover and numbered pictures. */
export function slotName(
  slot: number,
  labels: Pick<ImageSlotLabels, 'cover' | 'views' | 'extra'>,
  isShort = false,
): string {
  const place = slotSprite[slot - 1];
  if (slot === 0) {
    return labels.cover;
  }
  if (isShort) {
    return labels.extra(slot + 1);
  }

  return place ? labels.views[place.empty] : labels.extra(slot - includedSlots + 1);
}
