import { cutPlain } from '@volan/domain-rules';
import type { FeedProblem, FeedReason } from '@volan/api-contract';
import type { Refusal, RefusalReason } from '../importing/Refusal.ts';

/** What the importer refuses a row for, in the words of a report. */
const ofRefusals: Readonly<Record<RefusalReason, FeedReason>> = {
  'price-missing': 'required',
  'year-missing': 'required',
  'make-missing': 'required',
  'id-missing': 'required',
  'price-out-of-range': 'out-of-range',
  'year-out-of-range': 'out-of-range',
  'mileage-out-of-range': 'out-of-range',
  'power-out-of-range': 'out-of-range',
  'displacement-out-of-range': 'out-of-range',
  'not-a-number': 'not-a-number',
  'not-a-date': 'not-a-number',
  'ambiguous-number': 'ambiguous-number',
  'unknown-currency': 'unknown-value',
  'unknown-value': 'unknown-value',
  'not-a-make': 'unknown-value',
  'wanted-ad': 'unknown-value',
  'control-character': 'broken-text',
  'text-too-long': 'too-long',
  'shifted-columns': 'shifted-columns',
  'duplicate-row': 'duplicate-row',
  'other-owner': 'failed',
};

/** Codes of the form of an ad in the same words. [M20] */
const ofCodes: Readonly<Record<string, FeedReason>> = {
  required: 'required',
  min: 'out-of-range',
  max: 'out-of-range',
  format: 'not-a-number',
  whole: 'not-a-number',
  value: 'unknown-value',
  vin: 'vin',
  phone: 'phone',
  'slots-used-up': 'slots-used-up',
  'duplicate-ad': 'duplicate-ad',
};

/** Characters of a value that a report shows. */
const shown = 200;

/** One finding; of a long value its beginning. */
export const problem = (reason: FeedReason, field = '', value = '', isError = true): FeedProblem => ({
  field,
  value: cutPlain(value, shown),
  reason,
  is_error: isError,
});

/** What the importer says of a row. */
export const problemOfRefusal = ({ reason, field, value }: Refusal) => problem(ofRefusals[reason], field, value);

/** What the form of an ad says of it. */
export const problemOfCode = (code: string, field: string, value: string) =>
  problem(ofCodes[code] ?? 'failed', code === 'slots-used-up' ? '' : field, value);
