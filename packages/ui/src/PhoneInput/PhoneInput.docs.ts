import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'A telephone number of one’s own: the prefix of a country and the rest.',
  insteadOf: [
    { when: 'A number that is shown', use: 'ContactReveal or Link with tel:' },
    { when: 'A country without a number', use: 'Combobox' },
  ],
  otherNames: ['tel input', 'telephone field', 'mobile number', 'country calling code', 'dial code', 'intl-tel-input'],
  anatomy: [
    { part: 'Label', holds: '"Telefon".' },
    { part: 'Prefix', holds: 'Flag and prefix of the chosen country; opens the browser’s own list of countries.' },
    { part: 'Number', holds: 'The rest, spaced as the writer likes.' },
    { part: 'Proven icon', holds: 'Positive mark at the end; the hint says it in words.' },
  ],
  states: [
    { state: 'Empty', look: 'Prefix of the page’s country, placeholder with a sample number.' },
    { state: 'Proven', look: 'Positive mark at the end and words in the hint.' },
    { state: 'Error', look: 'Critical border of 2 px and a sentence below.' },
    { state: 'Disabled', look: 'Disabled surface.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Reaches the prefix, then the number.' },
    { keys: 'Letters', does: 'Jump to a country in the list.' },
  ],
  accessibility: [
    'Two controls with their own names; a phone shows its wheel and its number pad.',
    'A pasted "+381 64 555 0101" or "0038164…" sets the country and drops the zero of national numbers.',
    'The flag is decoration: the list says the country’s name.',
    'The number is the control: `ref`, `value`, `onChange` and every attribute are its; the country has `country`, `defaultCountry` and `onCountryChange`.',
  ],
  dos: ['Put the countries of the brand first.'],
  donts: ['Do not format while somebody types: the caret would jump.', 'Do not refuse spaces, dashes or brackets.'],
  builtOn: 'Native <select> and <input type="tel">.',
  sources: ['DESIGN 14'],
} satisfies ComponentDocs;
