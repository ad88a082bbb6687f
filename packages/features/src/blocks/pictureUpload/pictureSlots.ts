/** Ids of pictures by slot: 0 is the cover, from 20 on they cost; a slot may be empty. */
export type PictureSlots = readonly (string | undefined)[];

/** The ids in their order, without the empty slots. */
export const idsIn = (slots: PictureSlots): string[] => slots.filter((id) => id !== undefined);

/** Without empty slots at the end. */
function trimmed(slots: PictureSlots): PictureSlots {
  const last = slots.findLastIndex((id) => id !== undefined);
  return slots.slice(0, last + 1);
}

/** Puts new pictures into a slot and the empty ones after it, then into those before it. */
export function fillSlots(slots: PictureSlots, ids: readonly string[], from: number, max: number): PictureSlots {
  const filled = Array.from({ length: max }, (_, slot) => slots[slot]);
  const places = [...filled.keys()];
  const free = [...places.slice(from), ...places.slice(0, from)].filter((slot) => filled[slot] === undefined);
  for (const [index, id] of ids.entries()) {
    const slot = free[index];
    if (slot !== undefined) filled[slot] = id;
  }

  return trimmed(filled);
}

/** Two slots change their pictures. */
export function swapSlots(slots: PictureSlots, from: number, to: number): PictureSlots {
  const swapped = Array.from({ length: Math.max(slots.length, from + 1, to + 1) }, (_, slot) => slots[slot]);
  [swapped[from], swapped[to]] = [swapped[to], swapped[from]];
  return trimmed(swapped);
}

/** Leaves a slot empty. */
export const clearSlot = (slots: PictureSlots, slot: number) =>
  trimmed(slots.map((id, index) => (index === slot ? undefined : id)));

/**
 * The slots of a draft that is opened again: as they were left in this browser, where its pictures are still the same
 * in the same order; else one after the other. Pictures that only this browser knows come last.
 */
export function openSlots(
  ids: readonly string[],
  kept: readonly (string | null)[] | undefined,
  more: readonly string[],
  max: number,
): PictureSlots {
  const left = kept?.map((id) => id ?? undefined) ?? [];
  const slots = idsIn(left).join() === ids.join() ? left : ids;
  const rest = more.filter((id) => !ids.includes(id)).slice(0, Math.max(0, max - ids.length));

  return fillSlots(slots, rest, slots.length, Math.max(max, slots.length));
}
