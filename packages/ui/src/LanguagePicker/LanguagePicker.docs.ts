import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'This page in another language, each by its own name and without a flag.',
  plannedFor: null,
  insteadOf: [
    { when: 'It is the first visit and no language was chosen', use: 'LanguageOverlay' },
    { when: 'The country changes', use: 'CountryPicker' },
    { when: 'A language is a value of a form', use: 'Select or Combobox' },
  ],
  otherNames: ['locale switcher', 'language select', 'language menu', 'i18n switcher'],
  anatomy: [
    { part: 'Trigger', holds: 'A globe and the current language' },
    { part: 'Languages', holds: 'Links to this page; the current one has a check' },
  ],
  states: [
    { state: 'Open', look: 'A panel at the end of the trigger' },
    { state: 'Current', look: 'Neutral ground, strong words, check; `aria-current`' },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'Opens it, follows a language' },
    { keys: 'Up, Down', does: 'Walks through the languages' },
    { keys: 'Escape', does: 'Closes it and gives the focus back' },
  ],
  accessibility: [
    'Each name carries its `lang`: it is pronounced in its own language.',
    'The trigger says "Jezik: Deutsch".',
  ],
  dos: ['Lead to the same page, with its filters.'],
  donts: ['Do not translate the names.', 'Do not use a flag for a language: Serbian is not only spoken in Serbia.'],
  builtOn: 'HeaderMenu: native `details` and links.',
  sources: ['F11', 'C34', 'DESIGN 14'],
} satisfies ComponentDocs;
