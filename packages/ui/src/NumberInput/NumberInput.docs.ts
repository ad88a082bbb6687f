import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'One number with its unit: mileage, price, power. At rest it reads as people write it ("142.000").',
  insteadOf: [
    { when: 'From a number to a number', use: 'RangeFields' },
    { when: 'The digits are a name, not an amount (VIN, tax number)', use: 'TextInput with inputMode="numeric"' },
    { when: 'A telephone number', use: 'PhoneInput' },
    { when: 'A code from a message', use: 'OtpInput' },
  ],
  otherNames: ['InputNumber', 'stepper', 'spin button', 'number field', 'numeric input', 'amount', 'input group addon'],
  anatomy: [
    { part: 'Label', holds: 'What is measured: "Kilometraža".' },
    { part: 'Number', holds: 'Plain digits while it has the focus; grouped as `group` says at rest.' },
    { part: 'Unit', holds: '"km", "€", "kW". Part of the look, not of the value.' },
    { part: 'Steps', holds: 'Buttons for less and more, only where single steps make sense (doors, seats).' },
  ],
  states: [
    { state: 'At rest', look: 'Grouped digits, unit in tertiary text at the end.' },
    { state: 'Focus', look: 'Plain digits, ring around the frame.' },
    { state: 'At an end', look: 'The button that would go beyond min or max is disabled.' },
    { state: 'Error', look: 'Critical border of 2 px and a sentence below.' },
    { state: 'Disabled', look: 'Disabled surface.' },
  ],
  keyboard: [
    { keys: 'Arrow up, Arrow down', does: 'One step more or less.' },
    { keys: 'Letters, separators', does: 'Nothing: the browser would read "17.990" as 17.99.' },
  ],
  accessibility: [
    'It stays a spin button with its true value; the grouped form is drawn over it and hidden from listeners.',
    'A pasted "17.990 €" becomes 17990.',
    'Put the unit also into the label or the hint where it is not obvious: the sign behind the number is not read.',
    'Without JavaScript it is the browser’s own number field.',
  ],
  dos: ['Give the bounds that the server has.', 'Let the app make `group` with the number format of the language.'],
  donts: ['Do not use steps for large numbers.', 'Do not use it for postcodes with a leading zero.'],
  builtOn: 'Native <input type="number">.',
  sources: ['DESIGN 12', 'DESIGN 14'],
} satisfies ComponentDocs;
