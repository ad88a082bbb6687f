import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Shows what more images of an ad cost, by steps of the volume discount, in money and in credits.',
  insteadOf: [
    { when: 'Images are added, sorted or removed', use: 'ImageSlotGrid' },
    { when: 'The images are in the cart', use: 'CartLine' },
  ],
  otherNames: ['volume pricing', 'tiered pricing', 'price steps', 'radio list'],
  anatomy: [
    { part: 'Title and help', holds: 'the included pictures and how many more are possible' },
    { part: 'Use', holds: 'how many of the included are used, with a bar' },
    { part: 'Steps', holds: 'radio, images, discount, money price, credits' },
    { part: 'Action', holds: 'the button that buys the chosen step' },
  ],
  states: [
    { state: 'Nothing chosen', look: 'all radios empty: nothing paid is chosen beforehand' },
    { state: 'Chosen', look: 'radio in the accent' },
    { state: 'Beyond the limit', look: 'disabled step' },
    { state: 'List of prices', look: 'the same rows without radios, for users who cannot buy' },
    { state: 'Nothing more to buy', look: 'the bar alone' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes to the group' },
    { keys: 'Arrows', does: 'choose a step' },
  ],
  accessibility: ['Each step is one label, so the whole row is the target and is read as one sentence.'],
  dos: ['Calculate prices outside: the best step that the count reaches wins, credits are rounded down.'],
  donts: ['Do not choose a step beforehand.'],
  builtOn: 'Native fieldset and radio buttons.',
  sources: ['DESIGN 15', 'DESIGN-2 3'],
} satisfies ComponentDocs;
