/** The drawing in an empty slot: the view of the vehicle for this slot. In the order of the slots. */
const drawings = {
  'front-left':
    'M6 23l-2-3v-4l5-3 6-6h13l9 6 5 2v6l-2 2h-2M15 23h14M9 13h28M22 7l2 6M4 18h6l2-3M7 23a4 4 0 1 0 8 0a4 4 0 1 0-8 0M29 23a3.500 4 0 1 0 7 0a3.500 4 0 1 0-7 0',
  'rear-right':
    'M42 23l2-3v-5l-4-3-6-5H21l-9 6-5 2v6l2 2h2M33 23H19M40 12H12M27 7l-2 5M44 17h-6v3h6M33 23a4 4 0 1 0 8 0a4 4 0 1 0-8 0M12 23a3.500 4 0 1 0 7 0a3.500 4 0 1 0-7 0',
  dashboard:
    'M3 22c2-9 12-11 21-11s19 2 21 11M3 22v5M45 22v5M9 21a6 6 0 1 0 12 0a6 6 0 1 0-12 0M9 21h12M15 21v6M26 16h11v7H26zM29 27h5',
  'front-seats': 'M16 4h5a2 2 0 0 1 2 2v3h-7zM14 9h9l4 12h7a3 3 0 0 1 3 3v4H19a3 3 0 0 1-3-2.500zM18 13h5M19 17h5',
  'rear-seats':
    'M8 12a3 3 0 0 1 3-3h26a3 3 0 0 1 3 3v8H8zM6 20h36v5a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2zM19 9v11M29 9v11M11 5h6v4h-6zM31 5h6v4h-6z',
  trunk: 'M11 14h26v10a2 2 0 0 1-2 2H13a2 2 0 0 1-2-2zM11 14L8 5h32l-3 9M15 26v-7h18v7M14 9.500h20M20 22.500h8',
  engine: 'M15 12h15l4 4h4v8h-4l-3 3H19l-4-4h-4v-7h4zM18.500 12V8M26.500 12V8M15 8h15M11 14v11M24 15l-3 4.500h5L23 24',
  odometer:
    'M9 25a15 15 0 1 1 30 0zM24 25l7-9M13.500 19.500l2 1M24 11v2.500M34.500 19.500l-2 1M16.500 14.500l1.500 1.700M19 28.500h10',
  wheel:
    'M12 16a12 12 0 1 0 24 0a12 12 0 1 0-24 0M15.500 16a8.500 8.500 0 1 0 17 0a8.500 8.500 0 1 0-17 0M22 16a2 2 0 1 0 4 0a2 2 0 1 0-4 0M24 7.500V14M22 15.500l-6-2M26 15.500l6-2M23 17.800l-4 5M25 17.800l4 5',
  roof: 'M6 11a4 4 0 0 1 4-3h30a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H10a4 4 0 0 1-4-3c-1-3-1-7 0-10zM17 11.500h17v9H17zM17 11.500L12.500 9M17 20.500L12.500 23M34 11.500L38.500 9M34 20.500l4.500 2.500',
  keys: 'M9 16a6.500 6.500 0 1 0 13 0a6.500 6.500 0 1 0-13 0M13 16a2 2 0 1 0 4 0a2 2 0 1 0-4 0M22 16h18v5M34 16v4',
  'service-book':
    'M24 8c-4-2-9-2-14-1v18c5-1 10-1 14 1 4-2 9-2 14-1V7c-5-1-10-1-14 1zM24 8v18M14 12.500h6M14 17h6M28 15l2.500 2.500 4-5',
  damage:
    'M5 24c0-7 4-10 11-11h4M42 24c0-7-4-10-11-11h-2M5 24h5M22 24h4M38 24h4M10 24a6 6 0 1 1 12 0M26 24a6 6 0 1 1 12 0M26 4l-4 6h5l-4 7',
  infotainment:
    'M8 7h32a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2zM11 19l4-6 4 3 5-5M29 12h9M29 15.500h9M29 19h5M20 27h8',
  'left-side':
    'M9 23H6a2 2 0 0 1-2-2v-3a3 3 0 0 1 2.400-2.900L13 14l5-5.500A3 3 0 0 1 20.300 7.500H34a3 3 0 0 1 2.600 1.500L41 14l3 1.500V21a2 2 0 0 1-2 2h-3M17 23h14M13 14h28M25 7.500V14M33 7.500V14M9 23a4 4 0 1 0 8 0a4 4 0 1 0-8 0M31 23a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
  'right-side':
    'M39 23h3a2 2 0 0 0 2-2v-3a3 3 0 0 0-2.400-2.900L35 14l-5-5.500A3 3 0 0 0 27.700 7.500H14a3 3 0 0 0-2.600 1.500L7 14l-3 1.500V21a2 2 0 0 0 2 2h3M31 23H17M35 14H7M23 7.500V14M15 7.500V14M31 23a4 4 0 1 0 8 0a4 4 0 1 0-8 0M9 23a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
  rear: 'M9 23v-7l3-3 3-7h18l3 7 3 3v7zM15.500 13h17l-2-4.500h-13zM10 23v4h5v-4M33 23v4h5v-4M9 16h5v3H9M39 16h-5v3h5M20 17h8v3h-8z',
  tyres:
    'M17 5h14a4 4 0 0 1 4 4v14a4 4 0 0 1-4 4H17a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4zM20 5v22M28 5v22M13 11l7 2M13 18l7 2M35 11l-7 2M35 18l-7 2M20 10l4 2 4-2M20 16l4 2 4-2M20 22l4 2 4-2',
  front:
    'M9 23v-6l3-3 3-7h18l3 7 3 3v6zM12 14h24M10 23v4h5v-4M33 23v4h5v-4M11.500 18.500h4.500M32 18.500h4.500M20 17.500h8M20 20h8',
} as const;

/** A view of the vehicle that a guided slot asks for. */
export type SlotView = keyof typeof drawings;

/** A guided slot's place on the sheet of drawings. */
export interface SlotPlace {
  /** Number of the slot, from 1. Slot 0 is the cover and has no drawing of its own. */
  sort: number;
  /** Where its drawing begins on the sheet. */
  left: number;
  top: number;
  /** The view that is drawn while the slot is empty. */
  empty: SlotView;
}

export const drawingSize = { width: 48, height: 32 } as const;
const columns = 5;

/** The 19 guided slots, each with its place on the sheet. [E19, T09b] */
export const slotSprite: readonly SlotPlace[] = (Object.keys(drawings) as SlotView[]).map((empty, index) => ({
  sort: index + 1,
  left: (index % columns) * drawingSize.width,
  top: Math.floor(index / columns) * drawingSize.height,
  empty,
}));

/** The drawing of a view on a ground of 48 by 32. */
export const drawingOf = (view: SlotView): string => drawings[view];
