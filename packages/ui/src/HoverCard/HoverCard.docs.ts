import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose:
    'A preview of the target of a link: the seller behind a name, the ad behind a title. The page that the link leads to has all of it.',
  plannedFor: null,
  insteadOf: [
    { when: 'A few words about a control', use: 'Tooltip' },
    { when: 'Users must see it, also on a phone', use: 'Popover, or the facts beside the link' },
    { when: 'Actions for a thing', use: 'ActionMenu' },
  ],
  otherNames: ['preview card', 'link preview', 'user card', 'hover popover', 'rich tooltip', 'peek'],
  anatomy: [
    { part: 'Link', holds: 'What the card belongs to; it works without the card.' },
    { part: 'Card', holds: 'A few facts, a picture, a link or two.' },
  ],
  states: [
    {
      state: 'Under the pointer',
      look: 'Shows after 500 ms; stays 200 ms after leaving, and while the pointer is on the card',
    },
    { state: 'With the focus', look: 'Shows at once, when the focus came by keyboard; stays while the focus is in it' },
    { state: 'On touch', look: 'Never shows: a tap follows the link' },
    { state: 'Held by the parent', look: '`open` shows it at once; `onOpenChange` asks for every change' },
    { state: 'At the lower edge', look: 'Turns above the link' },
    { state: 'Without JavaScript', look: 'Never shows' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'On the link shows the card, then goes through its links and out of it, which closes it' },
    { keys: 'Escape', does: 'Closes it; the focus goes back to the link. A dialog around stays' },
  ],
  accessibility: [
    'WCAG 1.4.13: Escape hides it, the pointer can move onto it, it stays until the user leaves.',
    'The card is a named group right behind its link, so that readers and the Tab key come to it in order.',
  ],
  dos: ['Say nothing in it that the page behind the link does not say.'],
  donts: ['Do not put forms or the only way to an action into it.', 'Do not give one to every word of a text.'],
  builtOn:
    'Native `popover="manual"` and CSS anchor positioning, with own placement for older browsers. The content of a card of Radix cannot be reached by the keyboard.',
  sources: ['WCAG 1.4.13'],
} satisfies ComponentDocs;
