import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'A long form in sections, with a list that jumps to them and a bar that stays in view.',
  insteadOf: [
    { when: 'A list is beside the form', use: 'FilterRail' },
    { when: 'Four or six fields are enough', use: 'SearchBox' },
    { when: 'One step follows another', use: 'Stepper' },
  ],
  otherNames: ['advanced search', 'anchor form', 'scrollspy form', 'long form'],
  anatomy: [
    { part: 'Head', holds: 'title, a line, tools such as a field finder' },
    { part: 'Jump list', holds: 'the sections with the number of answered fields' },
    { part: 'Sheet', holds: 'sections of `FormItem`s: a quarter, half or all of a row; a tall one beside two rows' },
    { part: 'Bar', holds: 'how much is asked, the way to an empty form, the button with the result' },
  ],
  states: [
    { state: 'Field sought', look: 'other fields and sections are not drawn' },
    { state: 'None found', look: 'a sentence in place of the sections' },
    { state: 'Phone', look: 'the jump list is a row that a finger pushes' },
  ],
  keyboard: [{ keys: 'Tab', does: 'walks through jump list, fields and bar' }],
  accessibility: [
    'A native form named by its title; sections are regions named by their headings.',
    'The button is announced when its words change.',
    'Hidden fields are out of reach of keys and screen readers, but still sent.',
  ],
  dos: ['Say on the button what will come.'],
  donts: ['Do not hide what is answered for good.'],
  builtOn: 'Native <form>, anchors and `position: sticky`; no script.',
  sources: ['DESIGN-2 9', 'screen 27'],
} satisfies ComponentDocs;
