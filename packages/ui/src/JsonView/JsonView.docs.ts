import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Shows raw data, such as the answer of a bank or an entry of the record, folded by parts.',
  plannedFor: null,
  insteadOf: [
    { when: 'people without technical knowledge read it', use: 'SpecList or AuditNote' },
    { when: 'rows are compared', use: 'DataTable' },
  ],
  otherNames: ['code block', 'object inspector', 'JSON tree', 'payload viewer', 'syntax highlighter'],
  anatomy: [
    { part: 'head', holds: 'what it is, and Copy' },
    { part: 'part', holds: 'a list or an object; closed, it says how much it holds' },
    { part: 'value', holds: 'in the tone of its kind' },
  ],
  states: [
    { state: 'open, closed', look: 'an arrow that turns' },
    { state: 'copied', look: 'a tick, and the word' },
    { state: 'empty', look: 'a pair of brackets' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'walks through the parts' },
    { keys: 'Enter, Space', does: 'opens and closes a part' },
  ],
  accessibility: [
    'A named region. Parts are native details, so they open without JavaScript and by the search of the page.',
    'Colour only repeats what quotes and words say.',
  ],
  dos: ['Mask card numbers and tokens before they come here.'],
  donts: ['Do not show it to buyers or sellers.'],
  builtOn: 'Native details; the clipboard of the browser.',
  sources: ['DESIGN 14'],
} satisfies ComponentDocs;
