import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Shows code that a user copies to a page of their own, such as the address of a widget.',
  insteadOf: [
    { when: 'Data for administrators', use: 'JsonView' },
    { when: 'One value such as a number', use: 'CopyButton beside it' },
  ],
  otherNames: ['Code block', 'Snippet', 'Pre', 'Code', 'Syntax', 'Embed code'],
  anatomy: [
    { part: 'Language', holds: 'HTML, JSON.' },
    { part: 'Copy', holds: 'Copies the whole code.' },
    { part: 'Code', holds: 'In the monospaced face, line breaks kept.' },
  ],
  states: [
    { state: 'wrap', look: 'Long lines wrap.' },
    { state: 'scroll', look: 'Lines stay whole and scroll sideways.' },
    { state: 'Copied', look: 'A tick for three seconds.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'reaches the copy button, then the code' },
    { keys: 'Left, Right', does: 'scroll the code' },
  ],
  accessibility: ['The code is a region with a name. It is never translated by the browser.'],
  dos: ['Say before it where the code goes.'],
  donts: ['Put words of the page into it.'],
  builtOn: 'Native <pre> and <code>.',
  sources: ['DESIGN-2 7', 'screens 35-snippet-builder'],
} satisfies ComponentDocs;
