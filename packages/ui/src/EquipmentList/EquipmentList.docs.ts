import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'What a vehicle has, most wanted first. The rest of a long list opens on demand.',
  insteadOf: [
    { when: 'What has a value, such as a colour', use: 'SpecList' },
    { when: 'What one asks first', use: 'KeyFacts' },
  ],
  otherNames: ['Feature list', 'Check list', 'Amenities', 'Options'],
  anatomy: [
    { part: 'Ticks', holds: 'One thing each, in three columns, on a phone two.' },
    { part: 'Switch', holds: '"Sva oprema (46)".' },
  ],
  states: [
    { state: 'short', look: 'All of it, without a switch.' },
    { state: 'long', look: 'Nine, then a button; the browser finds the others as well.' },
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'opens and closes the rest' }],
  accessibility: ['Two lists; ticks are silent, since having it is the meaning of the list.'],
  dos: ['Say the number of all things in the switch.'],
  donts: ['List what the vehicle does not have.'],
  builtOn: 'Native lists and Disclosure.',
  sources: ['DESIGN 14'],
} satisfies ComponentDocs;
