import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'One number with its unit: mileage, price, power. It reads what people type or paste in their language.',
  insteadOf: [
    { when: 'From a number to a number', use: 'RangeFields' },
    { when: 'The digits are a name, not an amount (VIN, tax number)', use: 'TextInput with inputMode="numeric"' },
    { when: 'A telephone number', use: 'PhoneInput' },
    { when: 'A code from a message', use: 'OtpInput' },
  ],
  otherNames: ['InputNumber', 'stepper', 'spin button', 'number field', 'numeric input', 'amount', 'input group addon'],
  anatomy: [
    { part: 'Label', holds: 'What is measured: "Kilometraža".' },
    { part: 'Number', holds: 'Plain digits while it has the focus; in the groups of the language at rest: "12.500".' },
    { part: 'Unit', holds: '"km", "€", "kW". Part of the look, not of the value; it may be typed too.' },
    { part: 'Steps', holds: 'Buttons for less and more, only where single steps make sense (doors, seats).' },
  ],
  states: [
    { state: 'At rest', look: 'Grouped digits, unit in tertiary text at the end.' },
    { state: 'Focus', look: 'Plain digits, ring around the frame.' },
    { state: 'At an end', look: 'The button that would go beyond min or max is disabled.' },
    {
      state: 'Not taken',
      look: 'The text stays as it was typed; critical border of 2 px and a sentence of `messages`.',
    },
    { state: 'Disabled', look: 'Disabled surface.' },
  ],
  keyboard: [
    { keys: 'Arrow up, Arrow down', does: 'One step more or less, within min and max.' },
    { keys: 'Page up, Page down', does: 'Ten steps more or less.' },
  ],
  accessibility: [
    'A text field with the number keys of a phone; a mouse wheel scrolls the page and never changes the number.',
    'A text that is not taken is told when the field is left, is its description, and is not sent: give `messages`.',
    'Put the unit also into the label or the hint where it is not obvious: the sign behind the number is not read.',
    'Without JavaScript it is a plain text field. Its text is sent unchanged.',
  ],
  dos: [
    'Give the bounds that the server has.',
    'Read what the form sends with `parseNumber` of `@volan/domain-rules/numbers`, in the language of the page.',
  ],
  donts: ['Do not use steps for large numbers.', 'Do not use it for postcodes with a leading zero.'],
  builtOn: 'Native <input type="text" inputmode="numeric">.',
  sources: ['DESIGN 12', 'DESIGN 14'],
} satisfies ComponentDocs;
