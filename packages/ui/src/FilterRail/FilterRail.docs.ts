import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'All filters of a list in one form: a rail beside the list, and on a phone the filter sheet.',
  insteadOf: [
    { when: 'What is chosen, above the list', use: 'ActiveFilters' },
    { when: 'A few filters on the home page', use: 'SearchBox' },
    { when: 'Filters of a table for administrators', use: 'FilterBar' },
  ],
  otherNames: ['FilterSheet', 'Facets', 'Sidebar', 'Refine', 'Drawer', 'Filter panel', 'Bottom sheet', 'Offcanvas'],
  anatomy: [
    { part: 'Head', holds: 'Title, number of chosen filters (sheet), clear all, close (sheet).' },
    { part: 'Chosen', holds: 'Chips of the chosen filters, first in the sheet.' },
    { part: 'Groups', holds: 'FilterGroup and FilterLine; a closed group says its value at the end.' },
    { part: 'Foot', holds: 'Save this search, and the button with the live count.' },
  ],
  states: [
    { state: 'Rail', look: 'A card; its foot sticks while something inside has the focus.' },
    { state: 'Sheet', look: 'From below, all but 28 px; the two most used groups are open.' },
    { state: 'Counting', look: 'The words of the button change and are announced.' },
    { state: 'Nothing found', look: 'The button says so and what to do.' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'in a field sends the form' },
    { keys: 'Escape', does: 'closes the sheet; the focus returns to its button' },
    { keys: 'Tab', does: 'stays in the sheet while it is open' },
  ],
  accessibility: ['A form with the name of its title. The button is a polite status.'],
  dos: [
    'Open the two most used groups in the sheet, close the rest.',
    'Name the narrowest filter when nothing is found.',
  ],
  donts: ['Send the form with every tick on a phone: the user presses the button.'],
  builtOn: 'Native GET form and popover: it works without JavaScript.',
  sources: ['M51', 'DESIGN 5', 'DESIGN-2 9'],
} satisfies ComponentDocs;
