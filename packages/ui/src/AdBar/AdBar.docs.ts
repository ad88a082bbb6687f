import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'The bar of the page of an ad, in place of the header of the site: back, place in the results, actions.',
  insteadOf: [
    { when: 'Any other page', use: 'Header and SubHeader' },
    { when: 'A page on a phone with a way back only', use: 'MobileHeader' },
  ],
  otherNames: ['App bar', 'Toolbar', 'Top bar', 'Detail header', 'Back bar'],
  anatomy: [
    { part: 'Back', holds: 'To the results as they were, or to the list of the category.' },
    { part: 'Position', holds: '"4 od 12.846" between arrows to the ads beside it.' },
    { part: 'Actions', holds: 'Share, compare, save.' },
  ],
  states: [
    { state: 'from results', look: 'With its position.' },
    { state: 'from elsewhere', look: 'Without.' },
    { state: 'first or last', look: 'One arrow only.' },
    { state: 'on a phone', look: 'The words of the way back are announced, the arrow is shown.' },
  ],
  keyboard: [{ keys: 'Tab, Enter', does: 'reaches and follows back, arrows and actions in this order' }],
  accessibility: ['The banner of the page. 62 px high; it sticks, and never covers what has the focus.'],
  dos: ['Lead back to the same place in the results.'],
  donts: ['Add navigation: this page has one task.'],
  builtOn: 'Native <header> with links and buttons.',
  sources: ['DESIGN 5', 'DESIGN 14'],
} satisfies ComponentDocs;
