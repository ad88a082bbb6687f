import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'One thing that is on or off, and takes effect at once or with its form.',
  insteadOf: [
    { when: 'Several options of one question', use: 'FacetList or Checkbox' },
    { when: 'Agreeing to something', use: 'Checkbox' },
    { when: 'Two views', use: 'SegmentedControl' },
  ],
  otherNames: ['Toggle', 'On/off', 'Lightswitch', 'Boolean'],
  anatomy: [
    { part: 'Words', holds: 'The thing that is on or off.' },
    { part: 'Count', holds: 'Ads behind it, grey.' },
    { part: 'Switch', holds: 'At the end of the line.' },
  ],
  states: [
    { state: 'on', look: 'Accent, thumb at the end.' },
    { state: 'off', look: 'Grey, thumb at the start.' },
    { state: 'disabled', look: 'Pale; the reason is beside it.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'reaches it' },
    { keys: 'Space', does: 'switches' },
  ],
  accessibility: ['Told as a switch with its state. The whole line can be pressed, 44 px high on a phone.'],
  dos: ['Name the thing, not the state: "Na kredit".'],
  donts: ['Turn a paid option on beforehand.', 'Change the words with the state.'],
  builtOn: 'Native check box with `role="switch"`.',
  sources: ['DESIGN 14', 'DESIGN 15'],
} satisfies ComponentDocs;
