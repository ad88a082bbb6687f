import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'A workshop or another service among others: its work, its rating, and whether it is open now.',
  insteadOf: [
    { when: 'A company that sells vehicles', use: 'CompanyCard' },
    { when: 'An ad for a vehicle', use: 'AdCard' },
  ],
  otherNames: ['Business card', 'Place card', 'Local result', 'Provider', 'List item', 'Directory entry'],
  anatomy: [
    { part: 'Picture', holds: 'A photo of the place or the work.' },
    { part: 'Name', holds: 'The one link; the whole card is its target.' },
    { part: 'Rating', holds: 'A star, the mean and the number of votes.' },
    { part: 'Hours', holds: 'Open until, or closed and when it opens.' },
    { part: 'End', holds: 'The lowest price and one button.' },
  ],
  states: [
    { state: 'Open', look: 'Positive words.' },
    { state: 'Closed', look: 'Quiet words that say when it opens.' },
    { state: 'Not rated, no price, no picture', look: 'The part is gone; the outline stands for the picture.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'reaches the name, then the button' },
    { keys: 'Enter', does: 'opens the service' },
  ],
  accessibility: ['An article with a heading.', 'The rating is read as "Ocena 4,8 (212)"; the star is decoration.'],
  dos: ['Make the button of the chosen or nearest one primary, the others secondary.'],
  donts: ['Round the rating to whole stars.'],
  builtOn: 'Native article, heading and link.',
  sources: ['DESIGN 14', 'screens 24-services'],
} satisfies ComponentDocs;
