import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Hands something to a phone: the secret of an authenticator app, a payment, an address.',
  insteadOf: [
    { when: 'The reader is on the phone already', use: 'Link' },
    { when: 'The text is short and meant for typing', use: 'CopyButton' },
  ],
  otherNames: ['QR code', 'barcode', 'matrix code'],
  anatomy: [{ part: 'Code', holds: 'Dark on white, with a quiet zone of four modules' }],
  states: [
    { state: 'Every theme', look: 'The same colours: cameras read dark on light' },
    { state: 'Unframed', look: 'As wide as its white tile' },
  ],
  keyboard: [],
  accessibility: ['An image with a name. Text beside it has the same content, for users without a camera.'],
  dos: ['Show the same content as text with a CopyButton.'],
  donts: ['Do not put it where the reader is on a phone and a link would do.'],
  builtOn: '`uqr` draws the modules, at correction level M.',
  sources: ['DESIGN 26', 'screens 26-security'],
} satisfies ComponentDocs;
