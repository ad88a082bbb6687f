import type { DateInputLabels } from '../DateInput/DateInput.tsx';

/** The texts of date fields in stories. */
export const dateLabels: DateInputLabels = {
  openCalendar: 'Otvori kalendar',
  calendar: 'kalendar',
  previousMonth: 'Prethodni mesec',
  nextMonth: 'Sledeći mesec',
  month: 'Mesec',
  year: 'Godina',
  notADate: 'Upišite datum kao 25.11.2026.',
  tooEarly: 'Izaberite dan od 10.11.2026.',
  tooLate: 'Izaberite dan do 20.11.2026.',
};
