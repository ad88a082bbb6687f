import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** Elements of partners' pages, which our page about them shows too. */
const widgets = Object.fromEntries(
  ['search', 'ads', 'stock', 'price-badge'].map((kind) => [`volan-${kind}`, { flow: true }]),
);

/**
 * Only what a browser mends silently or a user suffers from; how the markup is written is React's business, and
 * accessible names are axe's.
 */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    // A part that pages share is in an element without a box, wherever its content may be.
    elements: ['html5', { 'x-fragment': { flow: true, phrasing: true, transparent: true }, ...widgets }],
    rules: {
      'attribute-allowed-values': 'error',
      'attribute-misuse': 'error',
      'close-order': 'error',
      'element-name': 'error',
      'element-permitted-content': 'error',
      'element-permitted-occurrences': 'error',
      'element-permitted-order': 'error',
      'element-permitted-parent': 'error',
      'element-required-ancestor': 'error',
      'element-required-attributes': 'error',
      'element-required-content': 'error',
      'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
      'map-dup-name': 'error',
      'map-id-name': 'error',
      'multiple-labeled-controls': 'error',
      'no-dup-attr': 'error',
      'no-dup-id': 'error',
      'no-implicit-button-type': 'error',
      'no-unknown-elements': 'error',
      'script-element': 'error',
      'valid-id': ['error', { relaxed: true }],
      'void-content': 'error',
    },
  }),
);

/** A make and its models are two controls of one filter, and a list reads both. */
const isControlOfFilter = (ruleId: string, message: string) =>
  ruleId === 'form-dup-name' && message.includes('"f.vozilo"');

/** The errors of a piece of HTML, one sentence each with the position; empty for valid HTML. */
export async function htmlProblems(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.flatMap(({ ruleId, message, selector, offset }) => {
      if (isControlOfFilter(ruleId, message)) return [];

      const place = html.slice(Math.max(0, offset - 40), offset + 80);
      return `${ruleId}: ${message} at ${selector ?? 'the top'}: …${place}…`;
    }),
  );
}
