export * from './ImageSlotGrid.tsx';
export * from './moveImage.ts';
export type { SlotImage, Slots } from './SlotImage.ts';
export { slotSprite, type SlotPlace, type SlotView } from './slotSprite.ts';
export type { ImageSlotLabels } from './slotLabels.ts';
