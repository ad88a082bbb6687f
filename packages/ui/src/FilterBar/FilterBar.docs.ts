import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Narrows a table of the administration: a search, chips for the filters that are set, chips that add one.',
  insteadOf: [
    { when: 'buyers filter the catalog', use: 'FilterRail on a desktop, FilterSheet on a phone' },
    { when: 'one of two or three views is chosen', use: 'SegmentedControl' },
  ],
  otherNames: ['toolbar', 'query builder', 'filter chips', 'facets', 'advanced filter'],
  anatomy: [
    { part: 'search', holds: 'a SearchInput that belongs to a form' },
    { part: 'set filters', holds: 'field and value; the whole chip takes the filter away' },
    { part: 'fields', holds: 'a plus and the name of a field that can be added' },
    { part: 'clear', holds: 'the way to the list without filters; only while one is set' },
  ],
  states: [
    { state: 'set', look: 'neutral surface, ink border, a remove icon' },
    { state: 'can be added', look: 'plain chip with a plus' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'reaches each chip' },
    { keys: 'Enter', does: 'takes the filter away, adds the field or opens its popover' },
  ],
  accessibility: [
    'A named group. Each set chip names its action: "Ukloni Plaćanje: kartica".',
    'Chips wrap; on a phone the search takes the first line.',
  ],
  dos: ['Write field and value: "Država: Srbija".', 'Keep every filter in the address.'],
  donts: ['Do not cut a long value.', 'Do not use the accent for a set filter: selection is neutral.'],
  builtOn: 'Native links; a field may open a native popover.',
  sources: ['DESIGN 14', 'DESIGN-2 4', 'M59'],
} satisfies ComponentDocs;
