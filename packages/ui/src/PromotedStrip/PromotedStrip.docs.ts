import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'The nine ads whose sellers pay for a place on the home page: one of two by two, and eight around it.',
  insteadOf: [
    { when: 'Ads in a list of results, promoted or not', use: 'AdCard in a Grid or a Stack' },
    { when: 'Ads that the user saw before', use: 'HistoryStrip' },
  ],
  otherNames: ['Featured ads', 'Bento grid', 'Hero grid', 'Highlights', 'Sponsored', 'Carousel'],
  anatomy: [
    { part: 'Head', holds: 'Title, the label of the tier in plum, the way to all ads.' },
    { part: 'Featured ad', holds: 'AdCard with layout `featured`: five facts and a large photo.' },
    { part: 'Eight ads', holds: 'AdCard with layout `grid`: three facts.' },
  ],
  states: [
    { state: 'Full', look: 'Twelve cells without a hole in four, three or two columns.' },
    { state: 'Fewer than nine', look: 'The first stays large, the rest fill the rows from the start.' },
    { state: 'Empty', look: 'What the page gives as `empty`, usually an EmptyState with one action.' },
    { state: 'Loading', look: 'Nine grey places in their final sizes; said once.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'goes from ad to ad and to the buttons of each' }],
  accessibility: ['A section with the name of its title; a list of ads.', 'Each title is a level 3 heading.'],
  dos: ['Always show the label: paid is visible as paid.'],
  donts: ['Move ads around by themselves.', 'Mix unpaid ads in to fill the nine places.'],
  builtOn: 'CSS grid. Renders whole on the server.',
  sources: ['DESIGN 5', 'DESIGN 11', 'M50'],
} satisfies ComponentDocs;
