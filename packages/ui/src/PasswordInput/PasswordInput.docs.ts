import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'A password, with a button that shows what is typed and, for a new one, how good it is.',
  insteadOf: [
    { when: 'A one-time code from a phone', use: 'OtpInput' },
    { when: 'A secret that is only shown, such as a key', use: 'Text with a copy button' },
  ],
  otherNames: ['Input.Password', 'password field', 'show password', 'reveal password', 'password strength meter'],
  anatomy: [
    { part: 'Label and way out', holds: '"Lozinka", and at the end of the line "Zaboravljena lozinka".' },
    { part: 'Field', holds: 'The password, as dots or as letters.' },
    { part: 'Eye', holds: 'Shows and hides; its words change with what it will do.' },
    { part: 'Strength', holds: 'Four parts and words that say why. The app judges, the component draws.' },
  ],
  states: [
    { state: 'Hidden', look: 'Dots; the eye says "Prikaži lozinku".' },
    { state: 'Shown', look: 'Letters; the struck eye says "Sakrij lozinku".' },
    {
      state: 'Weak, fair, strong',
      look: 'One critical, two caution, three or four positive parts, always with words.',
    },
    { state: 'Error', look: 'Critical border and a sentence below.' },
  ],
  keyboard: [{ keys: 'Tab, then Enter or Space', does: 'Reaches the eye and shows or hides the password.' }],
  accessibility: [
    'Paste and password managers work (WCAG 3.3.8); `kind` tells a manager whether to fill or to make one.',
    'Changes of the strength are announced politely and describe the field.',
    'Without JavaScript the eye is not drawn.',
  ],
  dos: ['Say the rules in the hint before somebody breaks them.', 'Keep what is typed after a failed sign-in.'],
  donts: ['Do not ask to type it twice; showing it does the same.', 'Do not block paste.'],
  builtOn: 'Native <input type="password"> with the right `autocomplete`.',
  sources: ['DESIGN 13', 'DESIGN 14'],
} satisfies ComponentDocs;
