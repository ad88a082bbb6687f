/** What partners can place on their own pages; each is the element `volan-{kind}`. [M65] */
export const widgetKinds = ['search', 'ads', 'stock', 'price-badge'] as const;

/** A widget of {@link widgetKinds}. */
export type WidgetKind = (typeof widgetKinds)[number];

/** Attributes that decide what a widget shows; each travels to the server as a parameter of the same name. */
export const widgetAttributes: Readonly<Record<WidgetKind, readonly string[]>> = {
  search: ['category', 'filters'],
  ads: ['category', 'filters', 'rows', 'layout'],
  stock: ['company', 'filters', 'rows'],
  'price-badge': ['ad'],
};

/** Most rows of a grid: with four columns they are one page of a list. */
export const maxWidgetRows = 6;

/** Rows of a grid that does not say how many. */
export const defaultWidgetRows = 2;

/** How many ads are beside each other in a widget of this width, in pixels. */
export function widgetColumns(width: number) {
  return width >= 760 ? 4 : width >= 520 ? 3 : 2;
}

/**
 * Rows that an attribute asks for, from 1 to {@link maxWidgetRows}; {@link defaultWidgetRows} where it names no number.
 */
export function widgetRows(text: string | null) {
  const rows = Number(text ?? '');
  return Number.isInteger(rows) && rows >= 1 ? Math.min(rows, maxWidgetRows) : defaultWidgetRows;
}
