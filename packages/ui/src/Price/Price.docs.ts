import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'The one number that nothing competes with: bold, in the text face of the brand, on one line.',
  insteadOf: [
    { when: 'An amount inside a sentence', use: 'Text' },
    { when: 'A balance or a number of credits', use: 'BalanceCard or StatCard' },
  ],
  otherNames: ['Amount', 'Money', 'Currency', 'Statistic'],
  anatomy: [{ part: 'Price', holds: 'Ready text of the language: "17.990 €", "€17,990", "Cena na upit".' }],
  states: [
    { state: 'medium', look: '18 to 20 px, on cards.' },
    { state: 'large', look: '28 to 36 px, on the page of an ad.' },
    { state: 'words', look: 'Text without digits may wrap; digits and their sign never part.' },
  ],
  keyboard: [],
  accessibility: ['Strong text, read as written. Give the unit as a sign or word, never as a picture.'],
  dos: ['Put it first among the numbers.', 'Join number and sign with a non-breaking space.'],
  donts: ['Format money here: the text arrives ready.', 'Put a tag or a label between title and price.'],
  builtOn: 'Native <strong>.',
  sources: ['DESIGN 1', 'DESIGN 7'],
} satisfies ComponentDocs;
