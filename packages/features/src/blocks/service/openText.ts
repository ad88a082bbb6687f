import { openState, type BusinessHours } from '@volan/domain-rules';
import type { Messages } from '../../runtime/site/useMessages.ts';

/** Whether a business is open at a moment, in words: "Open until 19:00", "Closed, opens Monday at 8:00". */
export interface OpenText {
  readonly text: string;
  readonly open: boolean;
}

/** Null: the business has not said its hours. */
export function openText(
  { week, exceptions, timeZone }: Omit<BusinessHours, 'week'> & { readonly week: BusinessHours['week'] | null },
  now: Date,
  { t, weekdayInText }: Pick<Messages, 't' | 'weekdayInText'>,
): OpenText | null {
  if (week === null) return null;

  const state = openState({ week, exceptions, timeZone }, now);
  if (state.isOpen) {
    const text = state.until === null ? t('services.open-always') : t('services.open-until', { time: state.until });
    return { text, open: true };
  }
  if (state.opens === null) return { text: t('services.closed'), open: false };

  const { day, time } = state.opens;
  const today = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(now);
  const name = weekdayInText((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7);
  const text = day === today ? t('services.opens-at', { time }) : t('services.opens-on', { day: name, time });

  return { text, open: false };
}
