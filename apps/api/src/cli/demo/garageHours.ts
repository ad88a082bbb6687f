import type { OpenFrom, OpeningHours, OtherHours } from '@volan/domain-rules';
import type { Random } from './random.ts';

const aroundTheClock: OpeningHours = Array.from({ length: 7 }, () => ({ opens: '00:00', closes: '24:00' }));

/** The same hours on workdays, others on Saturday and Sunday; null: closed. */
const week = (workday: OpenFrom, saturday: OpenFrom | null, sunday: OpenFrom | null = null): OpeningHours => [
  ...Array.from({ length: 5 }, () => workday),
  saturday,
  sunday,
];

const from = (opens: string, closes: string): OpenFrom => ({ opens, closes });

/** Weeks that garages of a kind have, by the slug of the kind. Hours that end before they begin end on the next day. */
const weeksOf: Readonly<Record<string, readonly OpeningHours[]>> = {
  gume: [
    week(from('08:00', '19:00'), from('08:00', '15:00')),
    week(from('07:30', '20:00'), from('08:00', '16:00'), from('09:00', '13:00')),
    week(from('08:00', '18:00'), from('08:00', '14:00')),
  ],
  'pranje-i-detailing': [
    week(from('08:00', '20:00'), from('08:00', '20:00'), from('09:00', '15:00')),
    week(from('10:00', '18:00'), from('10:00', '15:00')),
    week(from('09:00', '01:00'), from('09:00', '02:00'), from('10:00', '22:00')),
  ],
  'slep-sluzba': [aroundTheClock, aroundTheClock, aroundTheClock, week(from('18:00', '06:00'), from('16:00', '08:00'))],
  'tehnicki-pregled': [
    week(from('07:00', '20:00'), from('07:00', '15:00')),
    week(from('07:00', '19:00'), from('08:00', '14:00')),
  ],
};

const commonWeeks: readonly OpeningHours[] = [
  week(from('08:00', '16:00'), null),
  week(from('08:00', '17:00'), from('08:00', '13:00')),
  week(from('08:30', '17:30'), from('09:00', '14:00')),
  week(from('09:00', '18:00'), from('09:00', '14:00')),
  week(from('07:00', '15:00'), from('07:00', '12:00')),
];

/** The hours of a garage: null, if it has not said them, and exceptions for the holidays that come. */
export function garageHours(
  kind: string,
  random: Random,
  now: Date,
): { readonly opening_hours: OpeningHours | null; readonly hours_exceptions: readonly OtherHours[] } {
  if (kind !== 'slep-sluzba' && random.chance(0.06)) return { opening_hours: null, hours_exceptions: [] };

  const opening_hours = random.pick(weeksOf[kind] ?? commonWeeks);
  if (opening_hours === aroundTheClock) return { opening_hours, hours_exceptions: [] };

  const exceptions = [
    ...(random.chance(0.5) ? [nextDays(now, '12-31', '12-31', from('08:00', '13:00'))] : []),
    ...(random.chance(0.8) ? [nextDays(now, '01-01', '01-02', null)] : []),
    ...(random.chance(0.7) ? [nextDays(now, '01-07', '01-07', null)] : []),
    ...(random.chance(0.15) ? [nextDays(now, '08-03', '08-16', null)] : []),
  ];

  return { opening_hours, hours_exceptions: exceptions.toSorted((one, other) => (one.from < other.from ? -1 : 1)) };
}

/** The next time that days of a year come, such as 01-07. */
function nextDays(now: Date, first: string, last: string, hours: OpenFrom | null): OtherHours {
  const year = now.getUTCFullYear() + (now.toISOString().slice(5, 10) > last ? 1 : 0);

  return { from: `${year}-${first}`, to: `${year}-${last}`, hours };
}
