import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'A code of digits from a message or an authenticator app, drawn as boxes.',
  insteadOf: [
    { when: 'A password that somebody remembers', use: 'PasswordInput' },
    { when: 'A number that means an amount', use: 'NumberInput' },
  ],
  otherNames: [
    'one-time password',
    'PIN input',
    'verification code',
    '2FA code',
    'InputOTP',
    'Input.OTP',
    'code entry',
  ],
  anatomy: [
    { part: 'Label', holds: 'Which code: "Kod iz aplikacije".' },
    { part: 'Boxes', holds: 'One digit each; the one to be typed next carries the ring.' },
    { part: 'Timer', holds: 'In words, how long the code holds or when a new one can be sent, with its button.' },
    { part: 'Error', holds: 'What is wrong, then what to do. The digits stay.' },
  ],
  states: [
    { state: 'Empty', look: 'Strong borders; on focus the first box carries the ring.' },
    { state: 'Complete', look: 'All boxes filled; `onComplete` was called once.' },
    { state: 'Error', look: 'All boxes with a critical border of 2 px and a sentence below.' },
    { state: 'Disabled', look: 'Disabled surfaces while the code is checked.' },
  ],
  keyboard: [
    { keys: '0 to 9', does: 'Fills the next box. Other signs are left out.' },
    { keys: 'Backspace', does: 'Empties the last box.' },
  ],
  accessibility: [
    'It is one text field with one name, not six: a screen reader user hears the whole code.',
    '`autocomplete="one-time-code"`: phones offer the code from the message; paste works, spaces fall out.',
    'The timer describes the field but is not announced by itself.',
    'Without JavaScript the field itself is drawn in place of the boxes.',
  ],
  dos: ['Send the code when it is complete, and leave a button as well.'],
  donts: ['Do not empty the boxes after a wrong code.'],
  builtOn: 'One native <input> under drawn boxes.',
  sources: ['DESIGN-2 6', 'DESIGN 14'],
} satisfies ComponentDocs;
