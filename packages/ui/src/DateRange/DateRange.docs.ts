import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'From a day to a day: statistics, promotions, lists of payments. Either end may stay open.',

  insteadOf: [
    { when: 'One day', use: 'DateInput' },
    { when: 'A year of manufacture, from and to', use: 'two Selects' },
    { when: 'Bookings of places over days', use: 'BannerScheduler' },
  ],
  otherNames: ['date range picker', 'RangePicker', 'calendar', 'period', 'date interval', 'datepicker'],
  anatomy: [
    { part: 'Question', holds: 'What the days are about.' },
    { part: 'Two fields', holds: 'First and last day, typed or chosen, as the language writes them.' },
    { part: 'Spans', holds: 'Chips for what is asked for often; the app counts their days.' },
  ],
  states: [
    { state: 'Open end', look: 'The field is empty; the form sends "".' },
    { state: 'Span chosen', look: 'Its chip is selected in neutral ink.' },
    { state: 'Reversed', look: 'Critical borders and a sentence, at once.' },
    { state: 'Read-only', look: 'Both days can be read; calendars and spans are not there.' },
    { state: 'Disabled', look: 'Disabled surfaces.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes through the fields and their calendars, then the spans.' },
    { keys: 'Alt+Arrow down', does: 'Opens the calendar of a field; see DateInput for its keys.' },
    { keys: 'Space', does: 'Chooses a span.' },
  ],
  accessibility: [
    'Two DateInputs with one calendar: the days between both ends are marked in it.',
    'Each field holds the other’s bound, so the calendar shows what makes sense.',
    'A reversed span is announced as it happens.',
  ],
  dos: ['Offer three to five spans.'],
  donts: ['Do not write the format into the label; the language decides it.'],
  builtOn: 'DateInput, twice: native date fields without JavaScript.',
  sources: ['DESIGN 14'],
} satisfies ComponentDocs;
