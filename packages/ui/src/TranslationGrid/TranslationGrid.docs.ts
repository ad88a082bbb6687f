import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Shows which texts are missing in which language and lets people write them where they are missing.',
  insteadOf: [
    { when: 'one value is edited', use: 'InlineEdit' },
    { when: 'rows are ordered and chosen', use: 'DataTable' },
  ],
  otherNames: ['localization table', 'i18n editor', 'spreadsheet', 'editable grid', 'string table'],
  anatomy: [
    { part: 'head', holds: 'flag and own name of each language' },
    { part: 'key', holds: 'the name of the text in letters of one width; stays in view' },
    { part: 'cell', holds: 'the text, or the icon and word for a missing one' },
    { part: 'edited cell', holds: 'the field, Save, Suggest, Cancel' },
  ],
  states: [
    { state: 'missing', look: 'caution surface with icon and word' },
    { state: 'pattern', look: 'ICU text in letters of one width' },
    { state: 'machine', look: 'an info tag until a human saves it' },
    { state: 'edited', look: 'a ring around the cell; the field grows with its text' },
    { state: 'refused', look: 'a critical sentence; the typed text stays' },
    { state: 'saving, suggesting', look: 'a spinner in the button; the text cannot change' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'walks through the cells' },
    { keys: 'Enter', does: 'opens a cell; inside it begins a line' },
    { keys: 'Ctrl or Cmd and Enter', does: 'saves' },
    { keys: 'Escape', does: 'throws away what was typed and gives the focus back' },
  ],
  accessibility: [
    'A native table; each cell reads key, language and text. Texts carry their language, so they are spoken rightly.',
    'Saved is announced politely, a refusal at once.',
    'Several cells may be open; none of them loses its text when another opens.',
  ],
  dos: [
    'Show three or four languages at a time; more get their own scroller.',
    'Let a human confirm what a machine suggests.',
  ],
  donts: ['Do not save when the field loses the focus.'],
  builtOn: 'Native table, button and textarea that grows with field-sizing.',
  sources: ['DESIGN 14', 'DESIGN-2 4', 'J63', 'J66'],
} satisfies ComponentDocs;
