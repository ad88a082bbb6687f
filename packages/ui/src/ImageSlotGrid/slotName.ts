import { slotSprite } from './slotSprite.ts';
import type { ImageSlotWords } from './slotWords.ts';

/** Slots that an ad has without paying: the cover and the guided ones. */
export const includedSlots = slotSprite.length + 1;

/** The name of a slot in words. */
export function slotName(slot: number, words: Pick<ImageSlotWords, 'cover' | 'views' | 'extra'>): string {
  const place = slotSprite[slot - 1];
  if (slot === 0) {
    return words.cover;
  }
  return place ? words.views[place.empty] : words.extra(slot - includedSlots + 1);
}
