import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'How to buy without being cheated: a few rules beside every ad.',
  insteadOf: [
    { when: 'A warning about this very ad', use: 'Alert' },
    { when: 'A long guide', use: 'a page behind a Link' },
  ],
  otherNames: ['Safety tips', 'Advice box', 'Trust box', 'Callout'],
  anatomy: [
    { part: 'Title', holds: 'A shield and "Kupujte bezbedno".' },
    { part: 'Rules', holds: 'One sentence each, what to do before paying.' },
  ],
  states: [{ state: 'only one', look: 'A quiet surface; it never competes with price and contact.' }],
  keyboard: [],
  accessibility: ['A region named by its title, which is a heading of level 2.'],
  dos: ['Say what to do, in at most five rules.'],
  donts: ['Frighten, or write in capitals.'],
  builtOn: 'Native <section> and list.',
  sources: ['DESIGN 12'],
} satisfies ComponentDocs;
