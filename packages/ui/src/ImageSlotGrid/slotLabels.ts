import type { SlotView } from './slotSprite.ts';

/** Every word of the grid. A place is the name of a slot: "Naslovna", "Gepek", "Dodatna slika 3". */
export interface ImageSlotLabels {
  /** Name of slot 0. */
  cover: string;
  /** Names of the guided slots. */
  views: Record<SlotView, string>;
  /** Name of an extra slot, counted from 1. */
  extra: (number: number) => string;
  /** On every extra picture: it costs. */
  paid: string;
  /** "Dodaj sliku" */
  add: string;
  remove: string;
  retry: string;
  /** "Šalje se" */
  uploading: string;
  /** "Obrađuje se" */
  converting: string;
  /** Opens the ways to move a picture without dragging. */
  move: string;
  makeCover: string;
  earlier: string;
  later: string;
  /** What the picture is for screen readers: "slika koju možete premestiti". */
  role: string;
  /** How to move it by keyboard: space, arrows, Escape. */
  instructions: string;
  picked: (place: string) => string;
  over: (place: string) => string;
  dropped: (place: string) => string;
  cancelled: (place: string) => string;
}
