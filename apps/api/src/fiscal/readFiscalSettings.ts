import { z } from 'zod';
import type { FiscaliserSettings } from './httpFiscaliser.ts';

/** A fiscaliser, and the date since when receipts are sent to it. */
export interface FiscalSettings extends FiscaliserSettings {
  readonly since: Date;
}

const variables = z.object({
  FISCAL_URL: z.url({ protocol: /^https?$/, message: 'must be the address to which sales are posted' }),
  FISCAL_KEY: z.string('is missing: the key of the fiscaliser').min(16, 'must have at least 16 characters'),
  FISCAL_SINCE: z
    .string('is missing: the day from which receipts go to the fiscaliser, such as 2027-01-01')
    .pipe(z.iso.date('must be a day, such as 2027-01-01')),
});

/**
 * Reads the settings of the fiscaliser. Without `FISCAL_URL` receipts are not fiscalised, and `settings` is null. In
 * production the address must use https. [A20]
 */
export function readFiscalSettings(given: Readonly<Record<string, string | undefined>>): {
  readonly settings: FiscalSettings | null;
  readonly problems: readonly string[];
} {
  if (!given['FISCAL_URL']) return { settings: null, problems: [] };

  const read = variables.safeParse(given);
  if (!read.success) {
    return { settings: null, problems: read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) };
  }
  const { FISCAL_URL: url, FISCAL_KEY: key, FISCAL_SINCE: since } = read.data;
  const isOpen = given['NODE_ENV'] === 'production' && !url.startsWith('https://');
  const problems = isOpen ? ['FISCAL_URL: production fiscalises by https alone'] : [];

  return { settings: { url, key, since: new Date(`${since}T00:00:00+01:00`) }, problems };
}
