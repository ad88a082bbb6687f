import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'A field to search in: a list of options, or the whole place.',
  insteadOf: [
    { when: 'A value of a form', use: 'TextInput' },
    { when: 'One option of a long list', use: 'Combobox' },
    { when: 'The search of the home page', use: 'SearchBox' },
  ],
  otherNames: ['Search field', 'Search bar', 'Searchbox', 'Autocomplete input', 'Filter input'],
  anatomy: [
    { part: 'Icon', holds: 'A lens.' },
    { part: 'Field', holds: 'What can be searched, as a hint while it is empty.' },
    { part: 'Clear', holds: 'The own cross of the browser, where it has one.' },
  ],
  states: [
    { state: 'empty', look: 'The words of the label in grey.' },
    { state: 'focus', look: 'The ring; the border darkens.' },
    { state: 'small', look: '38 px, above a list of options; on a phone never below 44.' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'sends the form around it' },
    { keys: 'Escape', does: 'empties it, in most browsers' },
  ],
  accessibility: ['`label` is its name, not only its hint: it stays when something is typed.'],
  dos: ['Say what is searched: "Pronađi marku".'],
  donts: ['Search while a word is half typed, if the list would jump.'],
  builtOn: 'Native <input type="search">.',
  sources: ['DESIGN 14'],
} satisfies ComponentDocs;
