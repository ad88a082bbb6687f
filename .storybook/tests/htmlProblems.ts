import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/**
 * Only what a browser mends silently or a user suffers from; how the markup is written is React's business, and
 * accessible names are axe's.
 */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    // A part that pages share stands in an element without a box, wherever its content may stand.
    elements: ['html5', { 'x-fragment': { flow: true, phrasing: true, transparent: true } }],
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

/** What is wrong with a piece of HTML, one sentence each with the place; none where it is valid. */
export async function htmlProblems(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector, offset }) => {
      const place = html.slice(Math.max(0, offset - 40), offset + 80);
      return `${ruleId}: ${message} at ${selector ?? 'the top'}: …${place}…`;
    }),
  );
}
