import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'A button that chooses files, if a zone for dragging is elsewhere or would be too large.',
  insteadOf: [
    { when: 'Files are the main thing of the page', use: 'FileDrop' },
    { when: 'It does anything else', use: 'Button' },
  ],
  otherNames: ['upload button', 'file picker', 'browse files', 'Upload', 'choose file', 'attach'],
  anatomy: [
    { part: 'Icon', holds: 'Arrow upwards.' },
    { part: 'Words', holds: 'The action: "Dodaj slike".' },
  ],
  states: [
    { state: 'At rest', look: 'Like a secondary Button.' },
    { state: 'Disabled', look: 'Disabled surface. Say beside it why.' },
  ],
  keyboard: [{ keys: 'Space or Enter', does: 'Opens the choice of files.' }],
  accessibility: ['A native file control with the words as its name; it also takes files that are dropped on it.'],
  dos: ['Name the things: slike, dokumenti.'],
  donts: ['Do not use it as the only way to put pictures into guided slots.'],
  builtOn: 'Native <input type="file">.',
  sources: ['DESIGN 14'],
} satisfies ComponentDocs;
