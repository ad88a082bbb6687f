import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Choices with more to say than a line, such as ways to pay. The chosen card opens what belongs to it.',
  insteadOf: [
    { when: 'A line of words is enough', use: 'RadioGroup' },
    { when: 'Cards that lead to a page', use: 'PlanCard or Card with a Link' },
  ],
  otherNames: [
    'RadioCard',
    'payment method',
    'selectable card',
    'choice card',
    'tile radio',
    'Radio.Button',
    'option card',
  ],
  anatomy: [
    { part: 'Circle', holds: 'The choice itself; the whole head of the card belongs to it.' },
    { part: 'Icon', holds: 'One icon for the choice.' },
    { part: 'Title and sentence', holds: 'What it is, and what happens with it.' },
    { part: 'End', holds: 'A tag, such as what credits cover: "18 / 38".' },
    { part: 'Content', holds: 'Fields or words that belong to the choice; only with it.' },
  ],
  states: [
    { state: 'Not chosen', look: 'Default border; content hidden.' },
    { state: 'Chosen', look: 'Ink border of 2 px: selection is neutral. Content open.' },
    { state: 'Disabled', look: 'Disabled surface; the sentence says why.' },
    { state: 'Error', look: 'Critical borders and a sentence below.' },
  ],
  keyboard: [
    { keys: 'Arrows', does: 'Choose the next card; its content opens.' },
    { keys: 'Tab', does: 'Goes from the choice into its content.' },
  ],
  accessibility: [
    'One group of radio buttons; title, sentence and tag are the name of each.',
    'Content opens by the browser itself, also before any script runs.',
    'Controls inside hidden content are sent with the form: the server looks at the choice first.',
  ],
  dos: ['Say what credits cover and that the rest goes to the card.'],
  donts: ['Do not choose a paid way beforehand.', 'Do not put a button that submits inside a card.'],
  builtOn: 'Native <fieldset> with <input type="radio">, `:has()` for the border and the content.',
  sources: ['DESIGN-2 3', 'DESIGN 15'],
} satisfies ComponentDocs;
