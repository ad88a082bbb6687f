import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Copies one text that people need elsewhere: a phone number, a field of a bank slip, a snippet of code.',
  insteadOf: [
    { when: 'The address of an ad is shared', use: 'Menu with the ways to share' },
    { when: 'Copying is the main action of a region', use: 'Button with the icon and the words' },
  ],
  otherNames: ['Clipboard', 'Copy to clipboard', 'ClipboardCopy', 'Snippet'],
  anatomy: [{ part: 'Icon', holds: 'Two sheets; a tick for three seconds after the copy.' }],
  states: [
    { state: 'Copied', look: 'A tick for three seconds; "Kopirano" is announced.' },
    { state: 'Failed', look: 'Nothing changes; `onFailure` lets the place select the text.' },
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'copies' }],
  accessibility: ['The name says what is copied. The success is a polite status, the focus stays.'],
  dos: ['Name the thing: "Kopiraj broj".'],
  donts: ['Show a toast as well.'],
  builtOn: 'The clipboard of the browser; it asks for no permission on a press.',
  sources: ['DESIGN-2 3'],
} satisfies ComponentDocs;
