import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'How far something is: an upload, the time of a promotion, points on the way to a reward.',
  insteadOf: [
    { when: 'Nobody knows how long it takes and nothing else can be done', use: 'SpinnerOverlay' },
    { when: 'Content is on its way', use: 'Skeleton' },
    { when: 'The steps of a form have names', use: 'Stepper' },
  ],
  otherNames: ['progress', 'linear progress', 'meter', 'loading bar', 'gauge'],
  anatomy: [
    { part: 'Label', holds: 'The name of the work' },
    { part: 'Words', holds: 'How far it is: "još 18 dana"' },
    { part: 'Bar', holds: '6 px; done in the tone, the rest neutral' },
  ],
  states: [
    { state: 'Accent', look: 'Something that the user does or pays for' },
    { state: 'Neutral', look: 'Time or room that is used up' },
    { state: 'Positive, critical', look: 'Reached; over a limit. The words say it too' },
    { state: 'Unknown', look: 'The whole bar breathes; no number is said' },
  ],
  keyboard: [],
  accessibility: [
    'A native `progress`: the label is its name, the words its value in words.',
    'It is not announced while it moves. Say the end in a Toast or a status.',
  ],
  dos: ['Say the number in words beside it.'],
  donts: ['Do not let it go backwards.', 'Do not use colour alone for what is over a limit.'],
  builtOn: 'Native `<progress>` inside its `<label>`.',
  sources: ['DESIGN 14', 'screens 07-profile'],
} satisfies ComponentDocs;
