import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Says how many of the same thing are bought, where one more or one less is the usual wish.',
  insteadOf: [
    { when: 'The number is large or typed, such as mileage', use: 'NumberInput' },
    { when: 'The user sets two ends, such as price', use: 'RangeFields' },
  ],
  otherNames: ['stepper', 'number stepper', 'quantity', 'spinbutton', 'counter', 'InputNumber'],
  anatomy: [
    { part: 'Minus', holds: 'a submit button with the number below' },
    { part: 'Number', holds: 'the number that holds now' },
    { part: 'Plus', holds: 'a submit button with the number above' },
  ],
  states: [
    { state: 'At its smallest or largest', look: 'the button that would leave the range is disabled' },
    { state: 'Busy', look: 'both buttons wait until the number is saved' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes to minus, then plus' },
    { keys: 'Space, Enter', does: 'changes the number by one' },
  ],
  accessibility: [
    'The number is an <output>: the new one is announced politely.',
    'Each button says what it changes: "Više, Količina, 50 kredita".',
    'Buttons are 44 px high and wide for fingers.',
  ],
  dos: ['Name the thing in the label, since a cart has several of these.'],
  donts: ['Do not use it to remove a line: one is the least, removing has its own button.'],
  builtOn: 'Native submit buttons and <output>; without JavaScript a press sends the form with the new number.',
  sources: ['DESIGN-2 3'],
} satisfies ComponentDocs;
