import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'The steps of a task of several pages: which are done, where one is, what comes.',
  insteadOf: [
    { when: 'Views that can be opened in any order', use: 'Tabs' },
    { when: 'The way from the home page to here', use: 'Breadcrumbs' },
    { when: 'How far a piece of work has come', use: 'ProgressBar' },
    { when: 'One number, step by step', use: 'NumberInput with steps' },
  ],
  otherNames: ['steps', 'wizard', 'progress tracker', 'progress indicator', 'multi-step form', 'checkout steps'],
  anatomy: [
    { part: 'Disc', holds: 'The number of the step, a tick once done, "!" where something is wrong.' },
    { part: 'Words', holds: 'One or two words: "Slike".' },
    { part: 'Line', holds: 'To the next step; shares the room that is left.' },
  ],
  states: [
    { state: 'Done', look: 'Positive outline with a tick; a link back.' },
    { state: 'Current', look: 'Accent disc, strong words.' },
    { state: 'Error', look: 'Critical outline of 2 px with "!", critical words; a link back.' },
    { state: 'Ahead', look: 'Strong outline with its number, no link.' },
    { state: 'On a phone', look: 'Discs only; the current step alone shows its words.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes through the steps that can be opened.' },
    { keys: 'Enter', does: 'Opens the step.' },
  ],
  accessibility: [
    'An ordered list in a named navigation; the current step is `aria-current="step"`.',
    'Done and wrong are said in words, not by colour and icon alone.',
    'Links are at least 44 px on a phone.',
  ],
  dos: ['Three to five steps.', 'Keep what is typed when somebody goes back.'],
  donts: ['Do not link steps that cannot be opened yet.', 'Do not add steps on the way.'],
  builtOn: 'Native <ol> with links.',
  sources: ['DESIGN 14', 'DESIGN-2 3'],
} satisfies ComponentDocs;
