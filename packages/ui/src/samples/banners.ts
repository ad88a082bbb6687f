import type { BannerPosition, Booking, SchedulerDay } from '../BannerScheduler/BannerSchedulerProps.ts';
import { formats } from './formats.ts';

const short = ['Ne', 'Po', 'Ut', 'Sr', 'Če', 'Pe', 'Su'];

const dayKey = (day: number) => `2026-12-${String(day).padStart(2, '0')}`;

/** December 2026; the first is a Tuesday. */
export const december: SchedulerDay[] = Array.from({ length: 31 }, (_, index) => {
  const weekday = (index + 2) % 7;
  return {
    key: dayKey(index + 1),
    number: String(index + 1),
    weekday: short[weekday] ?? '',
    name: formats.day(dayKey(index + 1)),
    weekend: weekday === 0 || weekday === 6,
  };
});

const said = { booked: 'zauzeto', draft: 'vaš nacrt', fallback: 'zamena', conflict: 'sukob' } as const;
const booking = (name: string, from: number, to: number, kind: Booking['kind'] = 'booked'): Booking => ({
  id: name,
  name,
  kind,
  from: dayKey(from),
  to: dayKey(to),
  label: `${name}, ${said[kind]} od ${from}. do ${to}. decembra`,
});

export const bannerPositions: BannerPosition[] = [
  {
    id: 'hero',
    name: 'Početna, vrh',
    note: '1 mesto, 3 banera naizmenično',
    bookings: [booking('Auto Kuća Dunav', 1, 7), booking('Raiffeisen leasing', 8, 14), booking('Gume Plus', 18, 31)],
  },
  {
    id: 'below',
    name: 'Početna, ispod pretrage',
    note: '1 mesto',
    bookings: [booking('Toyota Centar Niš', 3, 16), booking('Nova rezervacija', 20, 24, 'draft')],
  },
  {
    id: 'top',
    name: 'Katalog, vrh',
    note: 'po kategoriji',
    bookings: [booking('Kućni baner (zamena)', 1, 31, 'fallback')],
  },
  {
    id: 'row8',
    name: 'Katalog, red 8',
    note: 'po kategoriji',
    bookings: [booking('Castrol', 5, 12), booking('Mobil 1', 10, 17, 'conflict')],
  },
  {
    id: 'aside',
    name: 'Oglas, sa strane',
    note: '1 mesto',
    bookings: [booking('Generali', 2, 9), booking('DDOR', 12, 26)],
  },
  { id: 'sticky', name: 'Telefon, pri dnu', note: '1 mesto', bookings: [booking('Wolt Market', 15, 22)] },
];
