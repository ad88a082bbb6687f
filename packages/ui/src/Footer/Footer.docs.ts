import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'The end of every page: what the place is, ways on in columns, languages, and the law.',
  insteadOf: [
    { when: 'Ways that most users need', use: 'Header and SubHeader' },
    { when: 'The buttons at the end of a form', use: 'Row' },
  ],
  otherNames: ['Page footer', 'Site footer', 'Contentinfo', 'Bottom navigation', 'Sitemap'],
  anatomy: [
    { part: 'About', holds: 'Logo, one or two sentences, and a slot: theme, stores.' },
    { part: 'Columns', holds: 'Titles with links.' },
    { part: 'Last line', holds: 'Copyright and legal pages.' },
  ],
  states: [
    { state: 'desktop', look: 'About and columns beside one another.' },
    { state: 'quiet', look: 'Only the last line, where neither logo nor columns are given.' },
    { state: 'phone', look: 'About first, columns in pairs below.' },
  ],
  keyboard: [{ keys: 'Tab, Enter', does: 'reaches and follows a link' }],
  accessibility: [
    'The contentinfo landmark. Titles of columns are text, so they do not join the outline of the page.',
    'Names of languages carry `lang`.',
  ],
  dos: ['Keep help in the same place on every page.'],
  donts: ['Repeat the whole navigation of the header.'],
  builtOn: 'Native <footer> with lists of links.',
  sources: ['DESIGN 13', 'DESIGN 14'],
} satisfies ComponentDocs;
