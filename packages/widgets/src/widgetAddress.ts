import { widgetAttributes, widgetColumns, type WidgetKind } from '@volan/domain-rules';

/** Attributes of every widget that the server reads, beside those of its kind. */
const shared = ['key', 'brand', 'lang'] as const;

/** Where the widgets come from, and as which major version. */
export interface WidgetSource {
  /** Origin of the marketplace: `https://volan.example`. */
  readonly origin: string;
  readonly major: number;
}

/** An attribute of a widget. React and Vue keep `key` for themselves: there it is `data-key`. */
export const attributeOf = (element: HTMLElement, name: string) =>
  element.getAttribute(name) ?? (name === 'key' ? element.getAttribute('data-key') : null);

/**
 * The address of a widget on our server, by the attributes of its element.
 *
 * @param more choices of the visitor, added to the attributes
 */
export function widgetAddress(
  element: HTMLElement,
  kind: WidgetKind,
  { origin, major }: WidgetSource,
  more?: URLSearchParams,
) {
  const asked = new URL(`/widgets/v${major}/${kind}`, origin);
  const language = element.closest('[lang]')?.getAttribute('lang') || navigator.language;
  for (const name of [...shared, ...widgetAttributes[kind]]) {
    const value = name === 'lang' ? language : attributeOf(element, name);
    if (value) asked.searchParams.set(name, value);
  }
  if (kind === 'ads' || kind === 'stock') {
    asked.searchParams.set('columns', String(widgetColumns(element.clientWidth)));
  }
  // empty answers too: "any make" takes back the make of `filters`
  more?.forEach((value, name) => asked.searchParams.append(name, value));

  return asked;
}
