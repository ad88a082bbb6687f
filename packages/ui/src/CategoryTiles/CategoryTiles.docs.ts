import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'A few ways into the catalog, drawn: where nothing else leads on, such as an error page.',
  insteadOf: [
    { when: 'A choice in a form', use: 'BodyTypePicker' },
    { when: 'More than a dozen ways', use: 'Menu' },
  ],
  otherNames: ['Category grid', 'Tiles', 'Shortcuts', 'Quick links', 'Image links'],
  anatomy: [
    { part: 'Outline', holds: 'The vehicle, as wide as the tile.' },
    { part: 'Words', holds: 'The category.' },
  ],
  states: [
    { state: 'desktop', look: 'Six in a row.' },
    { state: 'phone', look: 'Two in a row; words wrap.' },
    { state: 'hover', look: 'Darker border.' },
  ],
  keyboard: [{ keys: 'Tab, Enter', does: 'reaches and follows a tile' }],
  accessibility: ['A list of links named by their words; drawings are silent.'],
  dos: ['Show the six that most users want.'],
  donts: ['Put counts that may be zero on them.'],
  builtOn: 'Native list of links.',
  sources: ['DESIGN 14'],
} satisfies ComponentDocs;
