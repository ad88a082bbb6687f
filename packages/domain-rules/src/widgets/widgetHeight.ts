import type { WidgetKind } from './widgetKinds.ts';

/** Heights of the parts of a widget, in pixels. The style sheet of the widgets is made of the same numbers. */
export const widgetHeights = {
  /** One ad: picture, title, facts and price. */
  ad: 216,
  /** Height of the picture of an ad. */
  picture: 136,
  /** Between two rows of ads. */
  gap: 16,
  /** Border, room inside and the line of the source below. */
  frame: 76,
  /** The title with the room below it. */
  head: 42,
  /** A line of controls, or a button, with the room beside it. */
  line: 56,
  /** A strip that is wider than its place has a scroll bar below its ads. */
  scrollBar: 16,
  search: 276,
  'price-badge': 222,
} as const;

const gridHeight = (rows: number) => rows * widgetHeights.ad + (rows - 1) * widgetHeights.gap;

/**
 * The height of a widget in pixels, known before anything of it has arrived: so much room is kept free, and nothing on
 * the page of the partner moves.
 */
export function widgetHeight(kind: WidgetKind, { rows, strip = false }: { rows: number; strip?: boolean }) {
  const { frame, head, line, ad, scrollBar } = widgetHeights;
  switch (kind) {
    case 'search':
    case 'price-badge':
      return widgetHeights[kind];
    case 'ads':
      return frame + head + line + (strip ? ad + scrollBar : gridHeight(rows));
    case 'stock':
      return frame + head + 2 * line + gridHeight(rows);
  }
}
