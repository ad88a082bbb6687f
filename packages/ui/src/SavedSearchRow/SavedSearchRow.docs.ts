import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Shows a search that the user keeps: its filters, what is new, how often it tells, and a switch for that.',
  plannedFor: 'saved searches',
  insteadOf: [
    { when: 'The filters of the page at hand', use: 'ActiveFilters' },
    { when: 'Many events are set at once', use: 'SettingsMatrix' },
  ],
  otherNames: ['search alert', 'subscription', 'saved filter', 'watch list'],
  anatomy: [
    { part: 'Title and new ones', holds: 'link to the results, tag with the number' },
    { part: 'Filters', holds: 'tags' },
    { part: 'Trend', holds: 'new ads a day in the last week' },
    { part: 'Pace', holds: 'how often it tells, and when the last one came' },
    { part: 'Actions', holds: 'switch, open, more' },
  ],
  states: [
    { state: 'Something new', look: 'accent tag, ink button, last bar in the accent' },
    { state: 'Nothing new', look: 'secondary button' },
    { state: 'Paused', look: 'crossed bell, faded words, switch off' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes through title, switch, open and more' },
    { keys: 'Space', does: 'moves the switch' },
  ],
  accessibility: ['The switch is named by its search.', 'The trend has a sentence.', 'Paused is a word and an icon.'],
  dos: ['Say when the last one came, also while it is paused.'],
  donts: ['Do not delete without asking: the search has a history.'],
  builtOn: 'Native article, link and checkbox with the role switch.',
  sources: ['DESIGN-2 6'],
} satisfies ComponentDocs;
