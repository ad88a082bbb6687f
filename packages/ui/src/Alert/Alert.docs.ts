import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'What a user must know at this place, with tone, icon and words.',
  insteadOf: [
    { when: 'It just happened and goes away by itself', use: 'Toast' },
    { when: 'One field is wrong', use: 'the `error` of the field' },
    { when: 'Several fields are wrong', use: 'FormErrorSummary' },
    { when: 'A question', use: 'Modal or ConfirmDialog' },
    { when: 'The page could not be shown', use: 'ErrorState' },
  ],
  otherNames: ['Banner', 'Notice', 'Callout', 'Message', 'Inline notification', 'Info box'],
  anatomy: [
    { part: 'Icon', holds: 'One for each tone.' },
    { part: 'Title', holds: 'The subject, if the text is longer than a line.' },
    { part: 'Words', holds: 'What is so, then what to do.' },
    { part: 'Actions', holds: 'A link or a button.' },
  ],
  states: [
    { state: 'info', look: 'Steel: worth knowing.' },
    { state: 'caution', look: 'Ochre: something will happen soon.' },
    { state: 'critical', look: 'Rose: something failed or stopped.' },
    { state: 'positive', look: 'Green: something worked and stays so.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'reaches its actions' }],
  accessibility: [
    'Plain text in the order of reading. With `urgent` it is read at once when it appears: for what just happened only.',
    'Icon and words say what the colour says.',
  ],
  dos: ['Say what did not happen: "Kartica nije zadužena."'],
  donts: [
    'Stack alerts: say the one thing that matters.',
    'Use `urgent` for a text that was there when the page came.',
  ],
  builtOn: 'A <div>, with `role="alert"` where urgent.',
  sources: ['DESIGN 4', 'DESIGN 12'],
} satisfies ComponentDocs;
