import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Changes one value in place, in a table or a list of facts, without opening a form.',
  insteadOf: [
    { when: 'several values change together', use: 'SidePanel with fields' },
    { when: 'a value is on or off', use: 'Switch' },
    { when: 'texts of many languages are edited', use: 'TranslationGrid' },
  ],
  otherNames: ['editable text', 'click to edit', 'editable cell', 'in-place edit'],
  anatomy: [
    { part: 'value', holds: 'the text with its unit; a pencil shows that it can change' },
    { part: 'field', holds: 'what is typed' },
    { part: 'ways out', holds: 'save in words, cancel as an icon' },
    { part: 'error', holds: 'what is wrong and what to do' },
  ],
  states: [
    { state: 'read', look: 'plain text; a frame and a pencil under the pointer or with the focus' },
    { state: 'edit', look: 'a field with the value chosen' },
    { state: 'saving', look: 'a spinner in the button; the text stays and cannot change' },
    { state: 'refused', look: 'a critical frame and a sentence; the typed text stays' },
    { state: 'empty', look: 'pale words such as "nema"' },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'opens the field' },
    { keys: 'Enter', does: 'saves' },
    { keys: 'Escape', does: 'throws away what was typed and gives the focus back' },
  ],
  accessibility: [
    'The button reads "Izmeni", the name of the value and the value.',
    'An error is announced and belongs to the field; "saved" is announced politely; the focus returns to the value.',
    'Leaving the field with Tab or the pointer changes nothing: neither saved nor lost.',
  ],
  dos: ['Name the row in the label: "Besplatni period, Hrvatska".'],
  donts: ['Do not save when the field loses the focus.'],
  builtOn: 'A native button, then a native form with one field.',
  sources: ['DESIGN 14'],
} satisfies ComponentDocs;
