import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'What is wrong with a form, above it, after a failed attempt to send it. Every line leads to its field.',
  insteadOf: [
    { when: 'One field is wrong in a form of one or two', use: 'the error of the field alone' },
    { when: 'The server could not be reached', use: 'Alert' },
    { when: 'A whole page failed', use: 'ErrorState' },
  ],
  otherNames: ['error summary', 'validation summary', 'form errors', 'error list', 'error box'],
  anatomy: [
    { part: 'Title', holds: 'What did not happen, and how many fields to mend.' },
    { part: 'Lines', holds: 'The same sentence as below the field, as a link to it.' },
  ],
  states: [
    { state: 'No errors', look: 'Nothing is drawn.' },
    { state: 'Errors', look: 'Critical border of 2 px, icon, title and links; it has the focus.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes through the links.' },
    { keys: 'Enter', does: 'Puts the focus into the field.' },
  ],
  accessibility: [
    'It takes the focus after each attempt, also after the same mistake: count attempts in `attempt`.',
    'Its links have the words of the fields’ errors, so that both can be matched.',
    'Without JavaScript the links scroll to the fields.',
  ],
  dos: ['Keep everything that was typed.', 'Say what did not happen: "Oglas nije sačuvan."'],
  donts: ['Do not show it while somebody is still typing.', 'Do not repeat the title of the page in it.'],
  builtOn: 'Native links; an effect for the focus.',
  sources: ['DESIGN 8', 'DESIGN 12', 'DESIGN 14'],
} satisfies ComponentDocs;
