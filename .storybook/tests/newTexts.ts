/** Attributes that style an element with any value. */
const styling = new Set(['class', 'style']);
/** Attributes that selectors of styles use. */
const telling = /^(?:type|open|hidden|inert|popover|role|lang|data-|aria-(?!label|controls|describedby|details))/;
/** Values longer than this are names or data, which no selector uses. */
const longestValue = 24;

/** States that selectors use and no attribute shows; `:has` covers the states of siblings. */
const states = [':checked', ':disabled', ':user-invalid', ':placeholder-shown', ':indeterminate'].map(
  (state) => `:has(${state}), ${state}`,
);
const readerStates = [':focus-within', ':hover', ':active'];

/** Everything that gives an element its colours, as text: two elements of one look have the same contrast. */
function openLooks() {
  const looks = new Map<Element | null, string>([[null, '']]);
  return function lookOf(element: Element | null): string {
    const known = looks.get(element);
    if (known !== undefined || !element) return known ?? '';

    const attributes = [...element.attributes]
      .filter(({ name, value }) => styling.has(name) || (telling.test(name) && value.length <= longestValue))
      .map(({ name, value }) => `${name}=${value}`);
    const inState = [...states, ...readerStates].filter((state) => element.matches(state));
    const look = `${lookOf(element.parentElement)} > ${[element.localName, ...attributes, ...inState].join(' ')}`;
    looks.set(element, look);

    return look;
  };
}

/** One letter is a sign, which axe does not judge. */
const isText = (text: string | null) => (text ?? '').trim().length > 1;

/** Whether the element shows text of its own: a text node, or the value of a field. */
function showsWords(element: Element) {
  const own =
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? isText(element.value || element.placeholder)
      : [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && isText(node.textContent));
  return own && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

/**
 * One element with text for each look that is not in `seen`, by that look. Only documents with the same brand and theme
 * may share `seen`. The file imports nothing, because journeys add it to the pages of the started product.
 */
export function newTexts(body: HTMLElement, seen: ReadonlySet<string>): Map<string, Element> {
  const lookOf = openLooks();
  const found = new Map<string, Element>();
  for (const element of body.querySelectorAll('*')) {
    if (!showsWords(element)) continue;

    const look = `${innerWidth} ${lookOf(element)}`;
    if (!seen.has(look) && !found.has(look)) found.set(look, element);
  }

  return found;
}
