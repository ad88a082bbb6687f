import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'One line of text, with its label, hint and error.',
  insteadOf: [
    { when: 'Several lines', use: 'TextArea' },
    { when: 'A number with a unit', use: 'NumberInput' },
    { when: 'A phone number, a password, a code', use: 'PhoneInput, PasswordInput, OtpInput' },
    { when: 'Searching', use: 'SearchInput' },
  ],
  otherNames: ['Text field', 'Input', 'Form control', 'Textbox', 'TextField'],
  anatomy: [
    { part: 'Label', holds: 'The question, always above; `hideLabel` keeps it for screen readers.' },
    { part: 'Icon', holds: 'One icon at the start, where it helps.' },
    { part: 'Field', holds: 'The value.' },
    { part: 'Unit', holds: '"km" or "€" behind it.' },
    { part: 'Hint, error', holds: 'One sentence below.' },
  ],
  states: [
    { state: 'rest, hover', look: 'A strong border; darker under the pointer.' },
    { state: 'focus', look: 'The ring around the field.' },
    { state: 'error', look: 'A critical border of 2 px, an icon and a sentence.' },
    {
      state: 'read-only',
      look: 'A sunken ground and a quieter border; the text is as dark as ever and can be copied.',
    },
    { state: 'disabled', look: 'Grey without a border.' },
    { state: 'small, medium, large', look: '38, 44 and 52 px; on a phone never below 44.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'reaches it' },
    { keys: 'Enter', does: 'sends the form' },
  ],
  accessibility: [
    'Hint and error are its description; with an error it is invalid.',
    'Choose `inputMode` and `autoComplete`: phones show the right keys, browsers fill in what they know.',
  ],
  dos: ['Say what is wrong, then what to do: "Upišite mesec od 01 do 12."'],
  donts: ['Use the placeholder as the label.', 'Mark an error while the user still types.'],
  builtOn: 'Native <input> in Field.',
  sources: ['DESIGN 8', 'DESIGN 12', 'DESIGN 14'],
} satisfies ComponentDocs;
