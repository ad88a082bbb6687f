import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose:
    'More about a thing, beside the button that opened it: what a price includes, how a rating is made. The page stays in use behind it.',
  insteadOf: [
    { when: 'It is a list of ways', use: 'Menu' },
    { when: 'It is the name of an icon', use: 'Tooltip' },
    { when: 'The user must answer before going on', use: 'Modal' },
    { when: 'It needs a whole phone', use: 'Sheet' },
  ],
  otherNames: ['popup', 'flyout', 'callout', 'bubble', 'toggletip', 'popper', 'dropdown panel'],
  anatomy: [
    { part: 'Title', holds: 'What it is about; may be for screen readers only' },
    { part: 'Content', holds: 'A few lines, a link, a small form' },
  ],
  states: [
    { state: 'Open', look: 'Below the button, from its beginning; above or from its end where there is no room' },
    { state: 'Long', look: 'Scrolls inside at 70 % of the height of the window' },
  ],
  keyboard: [
    { keys: 'Enter, Space on the button', does: 'Opens it, and closes it again' },
    { keys: 'Tab', does: 'Goes into it, since it follows its button in the order of the focus' },
    { keys: 'Escape', does: 'Closes it and gives the focus back' },
  ],
  accessibility: [
    'The browser ties it to its button (`aria-expanded`, order of the focus).',
    'It is a dialog by role and not modal: the page behind can be read.',
  ],
  dos: ['Put it right after its button in the page.'],
  donts: ['Do not open it under the pointer.', 'Do not open one from another.'],
  builtOn: 'Native `popover` and CSS anchor positioning: opens without JavaScript. Older browsers place it by script.',
  sources: ['DESIGN 14', 'DESIGN-2 2 (why a price is rated so)'],
} satisfies ComponentDocs;
