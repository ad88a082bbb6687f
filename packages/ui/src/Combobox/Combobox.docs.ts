import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'One of many, or several of them, found by typing: a make, a model, a country, a language.',
  insteadOf: [
    { when: 'Fewer than ten options', use: 'Select or RadioGroup' },
    { when: 'Several options of a filter with counts, in a rail', use: 'FacetList' },
    { when: 'Links to other pages', use: 'CountryPicker or Menu' },
    { when: 'Free text that may be anything', use: 'SearchInput' },
  ],
  otherNames: [
    'autocomplete',
    'typeahead',
    'select2',
    'multi-select',
    'AutoComplete',
    'tags input',
    'searchable select',
  ],
  anatomy: [
    { part: 'Field', holds: 'What is chosen or typed; a flag in front; chips where several are chosen.' },
    { part: 'Clear and open', holds: 'Take the choice away; show all options.' },
    {
      part: 'List',
      holds: 'Options with code and count, and a `Flag` where one is given, under the titles of their groups.',
    },
    { part: 'Words in the list', holds: 'Nothing found, loading, or what failed.' },
  ],
  states: [
    { state: 'Closed', look: 'Like a Select with the chosen words.' },
    { state: 'Open', look: 'Raised list; the option under the keys is hovered, the chosen has a tick.' },
    { state: 'Nothing found', look: 'The sentence of `labels.empty` with what was typed.' },
    { state: 'Loading', look: 'The text of `labels.loading` in place of the options.' },
    { state: 'Several', look: 'Chips in the field, each with its own remove button; the list stays open.' },
    { state: 'Error', look: 'Critical border of 2 px and a sentence below.' },
  ],
  keyboard: [
    { keys: 'Letters', does: 'Look for names and codes, also without the marks: "skoda".' },
    { keys: 'Arrow down, Arrow up', does: 'Open the list and walk through it.' },
    { keys: 'Enter', does: 'Chooses; with several, chooses or takes away and stays open.' },
    { keys: 'Escape', does: 'Closes the list and goes back to what was chosen.' },
    { keys: 'Backspace', does: 'In an empty field with several: takes the last one away.' },
  ],
  accessibility: [
    'Combobox pattern of ARIA 1.2; the number of matches is announced politely.',
    'Leaving the field never chooses by itself. Emptying it takes the choice away.',
    'Without JavaScript it is the browser’s own select with the same options and groups.',
  ],
  dos: ['Put what most choose into a first group.', 'Give the code where people know it: "RS".'],
  donts: ['Do not use it for ten options or fewer.', 'Do not make the user choose before the list has loaded.'],
  builtOn:
    'downshift (`useCombobox`): the platform has no list that is searched, grouped and announced. The native <select> that the server sends stays in the page as the carrier of the value (`ref`, `name`, `data-*`, change and blur events are on it), so that forms, reset, autofill and form libraries see one native control; the search field is in front of it and takes its focus.',
  sources: ['DESIGN 14', 'C26-C31'],
} satisfies ComponentDocs;
