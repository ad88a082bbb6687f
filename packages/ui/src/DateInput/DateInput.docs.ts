import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'One day: a birthday, a first registration, the end of a promotion. Typed, or chosen in a calendar.',
  insteadOf: [
    { when: 'From a day to a day', use: 'DateRange' },
    { when: 'A month or a year alone', use: 'Select' },
    { when: 'Bookings of places over days', use: 'BannerScheduler' },
  ],
  otherNames: ['DatePicker', 'date field', 'calendar', 'datepicker', 'DateField', 'birthday', 'input date'],
  anatomy: [
    { part: 'Label', holds: 'The question.' },
    { part: 'Field', holds: 'The day in figures, in the order of the language: "25.11.2026.", "25/11/2026".' },
    { part: 'Button', holds: 'Opens the calendar.' },
    { part: 'Calendar', holds: 'Month and year to choose from, and the days of one month.' },
    { part: 'Hint, error', holds: 'One sentence below.' },
  ],
  states: [
    { state: 'Empty', look: 'A day of the language as an example, in tertiary text.' },
    {
      state: 'Not a day, too early, too late',
      look: 'The text stays; the critical border and a sentence after leaving.',
    },
    { state: 'Today', look: 'A border around the day.' },
    { state: 'Chosen', look: 'The accent behind the day.' },
    { state: 'Out of reach', look: 'Days before `min` and after `max` are grey; arrows stop at the limits.' },
    { state: 'Read-only', look: 'The text can be read and copied; there is no calendar.' },
    { state: 'Disabled', look: 'Grey without a border.' },
    { state: 'Without JavaScript', look: 'The browser’s own date field.' },
  ],
  keyboard: [
    { keys: 'Alt+Arrow down', does: 'opens the calendar on the chosen day, or on today' },
    { keys: 'Arrows', does: 'go by days and weeks' },
    { keys: 'Home, End', does: 'go to the first and last day of the week' },
    { keys: 'Page up, Page down', does: 'go by months; with Shift by years' },
    { keys: 'Enter, Space', does: 'choose the day and close the calendar' },
    { keys: 'Escape', does: 'closes the calendar; the focus returns to where it was' },
  ],
  accessibility: [
    'A day is read in full: "sreda, 25. novembar 2026."; today is its current date, the chosen one is selected.',
    'A day out of reach can be reached with a screen reader and is read as unavailable.',
    'The name of a month that a button turned to is announced.',
  ],
  dos: [
    'Give `min` and `max`: the years to choose from come from them.',
    'Say in `notADate` how a day is written in the language.',
  ],
  donts: ['Do not ask for a day that the user has to look up if a month is enough.'],
  builtOn:
    'The server sends a native <input type="date">, so the field works before and without JavaScript and sends ISO text in every browser. It stays in the page as the carrier of the value (`ref`, `name`, `data-*`, change and blur events are on it), so that forms, reset and form libraries see one native control; after hydration, a typed field is in front of it and takes its focus. The calendar is a native popover; its arithmetic is @internationalized/date (3.6 of the 9 KiB brotli of the component).',
  sources: ['DESIGN 14'],
} satisfies ComponentDocs;
