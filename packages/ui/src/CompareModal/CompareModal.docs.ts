import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Shows which ads wait to be compared, without leaving the list, and leads to the comparison.',
  insteadOf: [
    { when: 'The comparison itself', use: 'CompareTable' },
    { when: 'An ad is put into the comparison', use: 'CompareButton' },
  ],
  otherNames: ['Compare tray', 'Compare drawer', 'Comparison basket', 'Selection dialog'],
  anatomy: [
    { part: 'Title and count', holds: '"Za poređenje" and how many.' },
    { part: 'Ad', holds: 'Thumbnail, title, two facts, price, and the button that removes it.' },
    { part: 'Foot', holds: 'Close and the way to the comparison.' },
  ],
  states: [
    { state: 'Filled', look: 'Ads of one category in the order they were added.' },
    { state: 'Empty', look: 'The disc with its words, without the way to the comparison; the page then closes it.' },
  ],
  keyboard: [
    { keys: 'Escape', does: 'closes; the focus returns to the opener' },
    { keys: 'Enter, Space', does: 'on a bin removes the ad; the next bin takes the focus' },
  ],
  accessibility: ['Each bin names its ad.', 'The list is a status: what changes is announced.'],
  dos: ['Write the count into the words of the way: "Uporedi 3 vozila".'],
  donts: ['Mix categories: their questions differ.'],
  builtOn: 'Native <dialog> through Modal.',
  sources: ['C45', 'C46'],
} satisfies ComponentDocs;
