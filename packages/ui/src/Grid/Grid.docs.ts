import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'The few grids that pages have, each with its behaviour on narrow windows.',
  insteadOf: [
    { when: 'Things beside one another at their own widths', use: 'Row' },
    { when: 'Things below one another', use: 'Stack' },
    { when: 'The whole page of an ad', use: 'DetailsLayout' },
  ],
  otherNames: ['Columns', 'Layout grid', 'Row and col', 'SimpleGrid'],
  anatomy: [{ part: 'Cells', holds: 'Cards, panels, fields, or a side column and the rest.' }],
  states: [
    { state: 'ads3, ads4', look: 'Ads in three or four columns; two on a phone.' },
    { state: 'halves', look: 'Two columns, each as high as what is in it; one column on a phone.' },
    { state: 'panels2 to panels4, stats', look: 'Panels of equal height; one column on a phone, numbers two.' },
    { state: 'pair, triple', look: 'Fields of a form; below one another on a phone.' },
    { state: 'catalog, account', look: 'A side column of 288 or 236 px and the rest.' },
    { state: 'details', look: 'The rest and a sticky aside of 380 px.' },
  ],
  keyboard: [],
  accessibility: ['Order of reading stays that of the markup in every width. As a list its cells are <li>.'],
  dos: ['Add a layout here where a page needs a new one.'],
  donts: ['Set widths on the cells.'],
  builtOn: 'CSS grid.',
  sources: ['DESIGN 5'],
} satisfies ComponentDocs;
