import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'From a day to a day: statistics, promotions, lists of payments. Either end may stay open.',
  insteadOf: [
    { when: 'One day', use: 'TextInput or Field with a native date input' },
    { when: 'A year of manufacture, from and to', use: 'two Selects' },
    { when: 'Bookings of places over days', use: 'BannerScheduler' },
  ],
  otherNames: ['date range picker', 'RangePicker', 'calendar', 'period', 'date interval', 'datepicker'],
  anatomy: [
    { part: 'Question', holds: 'What the days are about.' },
    { part: 'Two fields', holds: 'First and last day, in the order of the user’s own system.' },
    { part: 'Spans', holds: 'Chips for what is asked for often; the app counts their days.' },
  ],
  states: [
    { state: 'Open end', look: 'The field is empty; the form sends "".' },
    { state: 'Span chosen', look: 'Its chip is selected in neutral ink.' },
    { state: 'Reversed', look: 'Critical borders and a sentence, at once.' },
    { state: 'Disabled', look: 'Disabled surfaces.' },
  ],
  keyboard: [
    { keys: 'Arrows', does: 'Change day, month and year inside a field.' },
    { keys: 'Tab', does: 'Goes through the parts of the dates, then the spans.' },
    { keys: 'Space', does: 'Chooses a span, or opens the calendar in a field.' },
  ],
  accessibility: [
    'Native date fields: the phone’s own calendar, the user’s own order of day and month.',
    'Each field holds the other’s bound, so the calendar shows what makes sense.',
    'A reversed span is announced as it happens.',
  ],
  dos: ['Offer three to five spans.'],
  donts: ['Do not write the format into the label; the system decides it.'],
  builtOn: 'Native <input type="date">.',
  sources: ['DESIGN 14'],
} satisfies ComponentDocs;
