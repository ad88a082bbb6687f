import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose:
    'Opens a section of a page: title, an optional label or line, and the way to everything the section shows a part of.',
  insteadOf: [
    { when: 'The page itself is named', use: 'Heading with level 1' },
    { when: 'A list of results with count and order', use: 'ResultHeader' },
  ],
  otherNames: ['Section header', 'Subheader', 'List header', 'Title bar', 'See all row'],
  anatomy: [
    { part: 'Title', holds: 'A heading; the section takes its name from its id.' },
    { part: 'Label', holds: 'A TierLabel or a Tag, when all below is of one kind.' },
    { part: 'Note', holds: 'One line that says what to expect.' },
    { part: 'Way to all', holds: 'A link, or a button in its place.' },
  ],
  states: [{ state: 'Narrow', look: 'The link goes to the next line; nothing is cut.' }],
  keyboard: [{ keys: 'Enter', does: 'follows the link' }],
  accessibility: ['Put `aria-labelledby` with the id of the heading on the section.'],
  dos: ['Name the goal in the link: "Svi oglasi".'],
  donts: ['Put two links at the end.'],
  builtOn: 'Native heading and link.',
  sources: ['DESIGN 6', 'M50'],
} satisfies ComponentDocs;
