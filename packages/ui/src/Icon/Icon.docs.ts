import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'A decorative sign in the colour of the text. Words beside it always say its meaning.',
  insteadOf: [
    { when: 'It does something', use: 'IconButton' },
    { when: 'A kind of vehicle', use: 'Outline' },
    { when: 'A country', use: 'Flag' },
  ],
  otherNames: ['Symbol', 'Glyph', 'SvgIcon', 'Lucide', 'Pictogram'],
  anatomy: [{ part: 'Lines', holds: 'One path on a grid of 24 with a stroke of 1.75.' }],
  states: [
    { state: '14, 16, 20, 24, 28', look: 'In labels, beside small text, in buttons, in bars, in empty states.' },
    { state: 'bold', look: 'Stroke 2.5, for small filled shapes such as a tier label.' },
    { state: 'filled', look: 'Filled with the text colour: a saved heart.' },
  ],
  keyboard: [],
  accessibility: ['Hidden from screen reader users. In forced colours it takes the colour of the words.'],
  dos: [
    'Use one icon for one meaning: heart saves, crossed arrows compare, shield is warranty.',
    'Name it, `name="heart"`, where all are registered; pass the drawing, `name={heartIcon}`, where bytes count.',
  ],
  donts: ['Use it alone for a meaning.', 'Draw a new one by hand: add its name to the list of the generator.'],
  builtOn: 'Inline <svg> with paths of lucide (ISC), drawn by the generator.',
  sources: ['DESIGN 10'],
} satisfies ComponentDocs;
