import { openState, type BusinessHours } from '@volan/domain-rules';
import type { Messages } from '../../runtime/site/useMessages.ts';

/** Whether a business is open at a moment, in words: "Open until 19:00", "Closed, opens Monday at 8:00". */
export interface OpenText {
  readonly text: string;
  readonly open: boolean;
}

/** As `Date` counts days. Their texts are in the case that the sentence needs: "radi utorkom". */
const weekdays = ['su', 'mo', 'tu', 'we', 'th', 'fr', 'sa'] as const;

/** Languages that name a full hour by itself: "do 19 h", "bis 19 Uhr". */
const hourAlone: ReadonlySet<string> = new Set(['sr', 'de', 'bg', 'mk']);

/** A time such as `08:30` in a sentence: "8:30", and "8" for a full hour where the language says it so. */
function timeText(time: string, tag: string): string {
  const [hour = '', minutes = ''] = time.split(':');
  const isAlone = minutes === '00' && hourAlone.has(tag.split('-')[0] ?? '');

  return isAlone ? String(Number(hour)) : `${Number(hour)}:${minutes}`;
}

/** Null: the business has not said its hours. */
export function openText(
  { week, exceptions, timeZone }: Omit<BusinessHours, 'week'> & { readonly week: BusinessHours['week'] | null },
  now: Date,
  { t, tag }: Pick<Messages, 't' | 'tag'>,
): OpenText | null {
  if (week === null) return null;

  const state = openState({ week, exceptions, timeZone }, now);
  if (state.isOpen) {
    const text =
      state.until === null ? t('services.open-always') : t('services.open-until', { time: timeText(state.until, tag) });
    return { text, open: true };
  }
  if (state.opens === null) return { text: t('services.closed'), open: false };

  const { day } = state.opens;
  const time = timeText(state.opens.time, tag);
  const today = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(now);
  const weekday = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 'su';
  const text =
    day === today
      ? t('services.opens-at', { time })
      : t('services.opens-on', { day: t(`services.on-${weekday}`), time });

  return { text, open: false };
}
