import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'The flag of a country, 24 by 18 px, beside its name or with the name as its alternative text.',
  insteadOf: [
    { when: 'A language', use: 'the name of the language in itself: LanguagePicker' },
    { when: 'A place on a map', use: 'Icon `map-pin`' },
  ],
  otherNames: ['Country flag', 'Country icon'],
  anatomy: [{ part: 'Flag', holds: 'A drawing, or a small picture where a coat of arms is too fine.' }],
  states: [
    { state: 'drawn', look: 'With a hairline, so white edges do not vanish.' },
    { state: 'unknown country', look: 'Its code in the same box.' },
  ],
  keyboard: [],
  accessibility: ['With `label` a picture with that name; without it silent, since the words beside it say it.'],
  dos: ['Take the code in any case: "RS" and "rs".'],
  donts: ['Stand for a language: a language has many countries.', 'Use it as a button by itself.'],
  builtOn: 'Background pictures of flag-icons (MIT).',
  sources: ['DESIGN 10'],
} satisfies ComponentDocs;
