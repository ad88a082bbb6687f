import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose:
    'Shows the phone of a seller after one press, so that robots do not collect numbers and calls can be counted.',
  insteadOf: [
    { when: 'The number of our own support', use: 'Link' },
    { when: 'A phone scrolls through a long ad', use: 'StickyContactBar with one button' },
  ],
  otherNames: ['Reveal button', 'Show number', 'Click to call', 'Phone button', 'Masked contact', 'Spoiler'],
  anatomy: [
    { part: 'Button', holds: 'The primary action of the page of an ad.' },
    { part: 'Number', holds: 'A link that dials, with who answers.' },
    { part: 'Copy', holds: 'Copies the number as it is read.' },
    { part: 'Note', holds: 'One line of care below the numbers.' },
  ],
  states: [
    { state: 'Hidden', look: 'A primary button; the number is nowhere in the page.' },
    { state: 'Loading', look: 'The button with a spinner, in the same size; further presses do nothing.' },
    { state: 'Shown', look: 'Number, call and copy in the height of the button.' },
    { state: 'Failed', look: 'A sentence in critical and a button to try again.' },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'reveals; the focus goes to the number' },
    { keys: 'Enter', does: 'on the number dials' },
  ],
  accessibility: [
    'The number takes the focus of the button that it replaces, so it is read at once.',
    'A failure is an alert and its button has the focus.',
  ],
  dos: ['Fetch the number only after the press.', 'Give `form` so that it works without JavaScript.'],
  donts: ['Hide half of the number with stars: that is noise to screen reader users.'],
  builtOn: 'Native button, `tel:` links, the clipboard of the browser.',
  sources: ['M53', 'DESIGN 14'],
} satisfies ComponentDocs;
