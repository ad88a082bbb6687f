/** One sheet for all widgets that have the same rules. A sheet that is constructed needs no permission of a policy. */
const sheets = new Map<string, CSSStyleSheet>();

function sheetOf(css: string) {
  const known = sheets.get(css);
  if (known) return known;

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  sheets.set(css, sheet);

  return sheet;
}

const reserved = new WeakMap<ShadowRoot, CSSStyleSheet>();

/**
 * Keeps this much room free, even if the page styles the element with `all: unset`, which would make it inline.
 *
 * @param height Pixels.
 */
export function reserve(root: ShadowRoot, height: number) {
  const sheet = sheetOf(
    `:host{display:flex!important;flex-direction:column;box-sizing:border-box!important;min-inline-size:min(100%,240px)!important;min-block-size:${height}px!important}:host([hidden]){display:none!important}`,
  );
  const before = reserved.get(root);
  reserved.set(root, sheet);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets.filter((each) => each !== before), sheet];
}

/** The rules that a root has from its content. */
const adopted = new WeakMap<ShadowRoot, CSSStyleSheet>();

/**
 * Takes the sheets out of the HTML of a widget and gives them to its shadow root; fonts go to the document, the only
 * place where browsers look for them. The rest is the content.
 */
export function adoptSheets(root: ShadowRoot, content: DocumentFragment, withFonts: boolean): DocumentFragment {
  for (const style of content.querySelectorAll('style')) {
    style.remove();
    const css = style.textContent;
    if (style.hasAttribute('data-fonts')) {
      const fonts = sheetOf(css);
      if (withFonts && !document.adoptedStyleSheets.includes(fonts)) document.adoptedStyleSheets.push(fonts);
      continue;
    }
    const sheet = sheetOf(css);
    const before = adopted.get(root);
    if (sheet === before) continue;

    adopted.set(root, sheet);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets.filter((each) => each !== before), sheet];
  }
  return content;
}
