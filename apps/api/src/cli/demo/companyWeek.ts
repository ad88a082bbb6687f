import type { OpeningHours } from '@volan/domain-rules';
import type { Random } from './random.ts';

/**
 * Likely opening hours of a company: the same on workdays, a shorter Saturday, Sunday mostly closed; one of ten names
 * none.
 */
export function companyWeek(random: Random): OpeningHours | null {
  if (random.chance(0.1)) {
    return null;
  }
  const workday = random.pick([
    { opens: '08:00', closes: '16:00' },
    { opens: '09:00', closes: '17:00' },
    { opens: '09:00', closes: '18:00' },
    { opens: '08:30', closes: '19:00' },
  ]);
  const saturday = random.chance(0.85)
    ? { opens: workday.opens, closes: random.pick(['13:00', '14:00', '15:00']) }
    : null;
  const sunday = saturday && random.chance(0.1) ? { opens: '10:00', closes: '13:00' } : null;

  return [workday, workday, workday, workday, workday, saturday, sunday];
}
