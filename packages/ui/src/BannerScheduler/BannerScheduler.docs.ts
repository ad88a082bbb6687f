import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Shows which place for banners is booked on which day, and lets people choose free days for a new one.',
  insteadOf: [
    { when: 'two dates are typed', use: 'DateRange' },
    { when: 'bookings are searched or summed up', use: 'DataTable' },
  ],
  otherNames: ['calendar', 'timeline', 'Gantt chart', 'resource scheduler', 'booking calendar', 'planner'],
  anatomy: [
    { part: 'legend', holds: 'what the four kinds of bars mean' },
    { part: 'position', holds: 'name and number of places; stays in view' },
    { part: 'day', holds: 'one cell; weekends are sunken' },
    { part: 'bar', holds: 'the name of the booking, as long as its days' },
    { part: 'availability', holds: 'one sentence with the nearest free days, or a conflict with its two fixes' },
  ],
  states: [
    { state: 'booked', look: 'info' },
    { state: 'own draft', look: 'neutral with an ink border' },
    { state: 'fallback', look: 'dashed; a draft may begin over it' },
    { state: 'conflict', look: 'critical, in a lane below what it meets, with an icon' },
    { state: 'being moved', look: 'the bar is faint; the days where it would lie are between two ink lines' },
    { state: 'by touch', look: 'a line at each end of a bar; a finger on a day marks it, a finger that moves scrolls' },
    { state: 'being chosen', look: 'neutral cells between two ink lines' },
  ],
  keyboard: [
    { keys: 'Arrows, Home, End', does: 'walk through days and positions' },
    { keys: 'Enter, Space', does: 'open a booking; on a free day begin a choice, then end it' },
    { keys: 'Space on a booking', does: 'takes it; arrows move it, Shift and an arrow change its last day' },
    { keys: 'Escape', does: 'gives the choice or the move up' },
    { keys: 'Tab', does: 'leaves the calendar' },
  ],
  accessibility: [
    'A grid: each cell reads its day and who has it, or that it is free.',
    'The chosen days and the availability are announced politely.',
    'A bar that is shorter than its name is cut by design: the whole name is its title, the words of its cell and the panel that it opens.',
  ],
  dos: ['Say the availability in one sentence.', 'Offer both ways out of a conflict as buttons.'],
  donts: ['Do not use promotion colours: they mean paid.', 'Do not show two months at once.'],
  builtOn: 'Native table with the role grid; no library.',
  sources: ['DESIGN 14', 'DESIGN-2 5'],
} satisfies ComponentDocs;
