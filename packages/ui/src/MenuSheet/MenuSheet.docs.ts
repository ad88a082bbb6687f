import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'One list of links that several buttons open: languages and countries, from the header and from the menu.',
  insteadOf: [
    { when: 'One button opens it', use: 'HeaderMenu' },
    { when: 'It holds more than links', use: 'Sheet' },
    { when: 'It says more about a thing', use: 'Popover' },
  ],
  otherNames: ['shared dropdown', 'dropdown menu', 'bottom sheet menu', 'responsive menu'],
  anatomy: [
    { part: 'Head', holds: 'Title and a button that closes it; on a phone only.' },
    { part: 'List', holds: 'Links, the current one ticked.' },
  ],
  states: [
    {
      state: 'open, desktop',
      look: 'A raised panel below the end of its button; turned around where there is no room.',
    },
    { state: 'open, phone', look: 'From below, over all but a strip of the page.' },
  ],
  keyboard: [
    { keys: 'Enter, Space on the button', does: 'opens it' },
    { keys: 'Arrow down on the button', does: 'opens it and goes to its first link' },
    { keys: 'Arrow up, arrow down, Home, End', does: 'walks through its links' },
    { keys: 'Escape', does: 'closes it and gives the focus back' },
  ],
  accessibility: [
    'A dialog by role, named by its title; the browser ties it to its button.',
    'On a phone the page behind it is inert until it closes.',
  ],
  dos: ['Write it once, after the headers.'],
  donts: ['Do not put fields into it.'],
  builtOn: 'Native `popover` and CSS anchor positioning: opens without JavaScript. `installBehaviour` adds the keys.',
  sources: ['C09', 'C23', 'DESIGN 9'],
} satisfies ComponentDocs;
