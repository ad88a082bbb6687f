import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Invites to something in a few numbered steps, with one way to begin.',
  plannedFor: null,
  insteadOf: [
    { when: 'The user is inside the steps', use: 'Stepper' },
    { when: 'Nothing is here yet', use: 'EmptyState' },
  ],
  otherNames: ['Call to action', 'CTA', 'Promo', 'How it works', 'Feature section', 'Jumbotron'],
  anatomy: [
    { part: 'Title', holds: 'A question to the user.' },
    { part: 'Steps', holds: 'Two to four sentences with their numbers.' },
    { part: 'Action', holds: 'One button.' },
    { part: 'Picture', holds: 'Decoration.' },
  ],
  states: [
    { state: 'With a picture', look: 'Beside the words; above them on a phone.' },
    { state: 'Without, or it fails', look: 'The words take the width, or the calm ground is beside them.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'reaches the button' }],
  accessibility: ['An ordered list: the numbers are read by the list, the drawn ones are hidden.'],
  dos: ['Say what is free.'],
  donts: ['Use it twice on a page.'],
  builtOn: 'Native <ol>.',
  sources: ['screens 01-home'],
} satisfies ComponentDocs;
