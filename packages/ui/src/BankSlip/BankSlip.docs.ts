import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Gives the data of a bank transfer field by field, and as a code for the app of a bank.',
  insteadOf: [
    { when: 'The way to pay is being chosen', use: 'RadioCards' },
    { when: 'The payment has arrived', use: 'ResultPage' },
  ],
  otherNames: ['payment instructions', 'bank transfer', 'wire transfer', 'IPS QR', 'invoice details'],
  anatomy: [
    { part: 'Head', holds: 'amount, one sentence, status tag' },
    { part: 'Fields', holds: 'name, value and a copy button each' },
    { part: 'Note', holds: 'how long it holds' },
    { part: 'Open app', holds: 'on a phone, before the code' },
    { part: 'Code', holds: 'QR on a white tile in every theme, quiet zone 14 px, its name below' },
    { part: 'Actions', holds: 'print, PDF, another way to pay' },
  ],
  states: [
    { state: 'Waiting', look: 'caution tag with its words' },
    { state: 'Arrived', look: 'positive tag' },
    { state: 'Copied', look: 'the icon becomes a tick for three seconds; announced' },
    { state: 'Without a code', look: 'fields take the width' },
  ],
  keyboard: [{ keys: 'Tab', does: 'goes through the copy buttons, then the actions' }],
  accessibility: [
    'Each copy button names its field.',
    'The code has a name, and its caption names its kind.',
    'The tile stays white in forced colours: scanners need it.',
  ],
  dos: ['Copy the account and the reference in the form that banks accept.'],
  donts: ['Do not put anything into the quiet zone.'],
  builtOn: 'Native description list and the clipboard of the browser, by CopyButton.',
  sources: ['DESIGN-2 3'],
} satisfies ComponentDocs;
