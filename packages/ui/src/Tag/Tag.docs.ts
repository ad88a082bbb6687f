import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'A short fact or a state in words: "Garancija", "Ističe". The tone repeats what the words say.',
  insteadOf: [
    { when: 'It can be pressed', use: 'Chip or Button' },
    { when: 'It was paid for', use: 'TierLabel' },
    { when: 'It counts what waits', use: 'Badge' },
    { when: 'It is a whole sentence', use: 'Alert' },
  ],
  otherNames: ['Label', 'Status', 'Pill', 'Lozenge', 'Badge (Bootstrap)', 'Chip (static)'],
  anatomy: [
    { part: 'Icon', holds: 'An icon of 14 px with one meaning: shield for warranty, landmark for credit.' },
    { part: 'Words', holds: 'One to three words.' },
  ],
  states: [
    { state: 'neutral', look: 'Grey: facts without judgement, such as an exchange.' },
    { state: 'positive', look: 'Green: good for the buyer, such as a warranty.' },
    { state: 'info', look: 'Steel: worth knowing, such as credit.' },
    { state: 'caution', look: 'Ochre: needs attention soon, such as "Ističe".' },
    { state: 'critical', look: 'Rose: stopped or refused.' },
    { state: 'accent', look: 'Accent tint: "Novo", and nothing else.' },
  ],
  keyboard: [],
  accessibility: [
    'Colour is never alone: without it the words still say everything.',
    'All tones reach 4.5:1 on their ground in each brand and theme.',
    'Long words wrap inside the tag; they are never cut.',
  ],
  dos: ['Use the same words for the same fact everywhere.', 'Put tags after facts and price.'],
  donts: ['Put a tag between title and price.', 'Use more than four on a card.', 'Use the accent tone for states.'],
  builtOn: 'A <span>.',
  sources: ['DESIGN 4', 'DESIGN 14', 'DESIGN 15'],
} satisfies ComponentDocs;
