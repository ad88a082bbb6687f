import { cutPlain } from '@volan/domain-rules';
import type { FeedProblem, FeedReason } from '@volan/api-contract';
import type { Refusal, RefusalReason } from '../importing/Refusal.ts';

/** Reasons for which the importer refuses a row, as a report names them. */
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

/** Failure codes of the form of an ad, as a report names them. [M20] */
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
  'phone-first': 'phone-first',
  'duplicate-ad': 'duplicate-ad',
};

/** Codes that are about no column. */
const ofWholeAd: readonly string[] = ['slots-used-up', 'phone-first'];

/** Most characters of a value in a report. */
const shown = 200;

/** One problem; a long value is cut. */
export const problem = (reason: FeedReason, field = '', value = '', isError = true): FeedProblem => ({
  field,
  value: cutPlain(value, shown),
  reason,
  is_error: isError,
});

/** The problem that the importer found in a row. */
export const problemOfRefusal = ({ reason, field, value }: Refusal) => problem(ofRefusals[reason], field, value);

/** The problem that the form of an ad found. */
export const problemOfCode = (code: string, field: string, value: string) =>
  problem(ofCodes[code] ?? 'failed', ofWholeAd.includes(code) ? '' : field, value);
