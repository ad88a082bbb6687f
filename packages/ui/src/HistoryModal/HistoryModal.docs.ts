import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Shows which ads the user looked at, newest first, and forgets them all on one press.',
  insteadOf: [
    { when: 'A few of them on the home page', use: 'HistoryStrip' },
    { when: 'Ads that were saved on purpose', use: 'AdCard in the list of favourites' },
  ],
  otherNames: ['View history', 'Recently viewed dialog', 'Browsing history', 'Drawer'],
  anatomy: [
    { part: 'Title and count', holds: '"Istorija pregleda" and how many.' },
    { part: 'Clear', holds: 'Empties the list here and in other tabs.' },
    { part: 'Tile', holds: 'Thumbnail, time, title, price, date.' },
    { part: 'Empty', holds: 'One line of fact, one line of help.' },
  ],
  states: [
    { state: 'Filled', look: 'Two columns, one on a phone.' },
    { state: 'Cleared or empty', look: 'The disc with its words; announced.' },
  ],
  keyboard: [
    { keys: 'Escape', does: 'closes; the focus returns to the opener' },
    { keys: 'Tab', does: 'stays inside' },
  ],
  accessibility: ['A modal dialog with the name of its title.', 'A click beside it closes it.'],
  dos: ['Decide in `onOpen` between a change of the page and a full load.'],
  donts: ['Ask before clearing.'],
  builtOn: 'Native <dialog> through Modal.',
  sources: ['C35', 'C36', 'C37', 'C38', 'C39', 'C40'],
} satisfies ComponentDocs;
