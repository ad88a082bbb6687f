import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'What most users do not need, one press away: a long description, all the equipment.',
  insteadOf: [
    { when: 'Everybody must see it, such as a price or a warning', use: 'the page itself' },
    { when: 'A question of the filters', use: 'FilterGroup' },
    { when: 'Views of the same thing', use: 'Tabs or SegmentedControl' },
  ],
  otherNames: ['Accordion', 'Collapse', 'Collapsible', 'Expander', 'Show more', 'Read more', 'Details', 'Spoiler'],
  anatomy: [
    { part: 'Switch', holds: 'What opens, and other words once it is open.' },
    { part: 'Rest', holds: 'Anything.' },
  ],
  states: [
    { state: 'closed, open', look: 'The words change with it: "Prikaži ceo opis", "Prikaži manje".' },
    { state: 'link', look: 'Underlined words.' },
    { state: 'button', look: 'An outlined button.' },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'opens and closes it' },
    { keys: 'Tab', does: 'continues into the open part' },
  ],
  accessibility: [
    'Told with its state, "expanded" or "collapsed", by the browser.',
    'The search of the browser finds what is inside and opens it.',
  ],
  dos: ['Say how much there is: "Sva oprema (46)".'],
  donts: ['Nest one in another.'],
  builtOn: 'Native <details>; it works without JavaScript.',
  sources: ['DESIGN 13'],
} satisfies ComponentDocs;
