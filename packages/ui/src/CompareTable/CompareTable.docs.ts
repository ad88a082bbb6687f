import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Ads of one category side by side: a column each, questions in groups, the most favourable value marked.',
  insteadOf: [
    { when: 'The facts of one ad', use: 'SpecList' },
    { when: 'Rows that are ordered, chosen and paged', use: 'DataTable' },
    { when: 'A look at what is being compared, without leaving the list', use: 'CompareModal' },
  ],
  otherNames: ['Comparison table', 'Matrix', 'Side by side', 'Product comparison', 'Feature table', 'Versus'],
  anatomy: [
    { part: 'Photo', holds: 'The first picture with the button that removes the ad.' },
    { part: 'Name and price', holds: 'The head of the column; it stays in view while the rows scroll.' },
    { part: 'Group', holds: 'A line on a sunken ground: "Osnovno".' },
    { part: 'Question', holds: 'Beside its values on a desktop, above them on a phone.' },
    {
      part: 'Value',
      holds: 'Words; a tick for yes, quiet for no, a dash for what nobody stated, green for the most favourable.',
    },
    { part: 'Empty column', holds: 'The way to more ads.' },
  ],
  states: [
    { state: 'Two or three', look: 'The table fills the page; the head sticks to the window.' },
    { state: 'Four to ten', look: 'Columns of 280 px in their own scroller; questions and head stay.' },
    {
      state: 'Phone',
      look: 'Two columns fill the width and their head stays in view; further ones are swiped to. The page scrolls, not the table.',
    },
    { state: 'Only differences', look: 'Rows with equal values are gone, empty groups as well.' },
    { state: 'Photo missing', look: 'The outline of the body type.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'reaches the table, then remove and open of each ad' },
    { keys: 'Left, Right', does: 'scroll the columns while the table has the focus' },
  ],
  accessibility: [
    'A native table: each value is read with its question and its ad.',
    'The most favourable value is bold and says so in words, so colour is not alone.',
    'Removing an ad: move the focus to the head of the page and announce the new count there.',
  ],
  dos: ['Mark a best value only where more or less is clearly better.', 'Mark all that are equally good.'],
  donts: ['Mark the best fuel or colour.', 'Compare more than ten.'],
  builtOn: 'Native <table> with sticky cells.',
  sources: ['M56', 'DESIGN 2', 'DESIGN 13'],
} satisfies ComponentDocs;
