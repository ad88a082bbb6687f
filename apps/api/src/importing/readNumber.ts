import { parseNumber, type NumberProblem } from '@volan/domain-rules';
import type { Mapping, NumberRule } from './Mapping.ts';

/** Factors into the units that are stored: kilometres, kilowatts, cubic centimetres. */
const factors = {
  one: 1,
  km: 1,
  miles: 1.609344,
  kW: 1,
  PS: 0.73549875,
  hp: 0.74569987,
  litres: 1000,
  cm3: 1,
} as const;

/** Units written after figures in files, in small letters. */
const writtenUnits: Readonly<Record<string, keyof typeof factors>> = {
  km: 'km',
  mi: 'miles',
  miles: 'miles',
  kw: 'kW',
  ps: 'PS',
  ks: 'PS',
  cv: 'PS',
  hp: 'hp',
  bhp: 'hp',
};
const unitBehind = /(?<=[\d\s.,])(km|mi|miles|kw|ps|ks|cv|b?hp)\.?$/i;

/** Reasons to refuse a row although its cell holds a number. */
const reasons: Partial<Record<NumberProblem, 'ambiguous-number' | 'unknown-currency'>> = {
  ambiguous: 'ambiguous-number',
  'other-unit': 'unknown-currency',
};

/** Litres for 100 km where a car goes one mile on an imperial gallon. */
const litresAtOneMilePerGallon = 282.481;

/** Every engine has fewer litres than this, and more cubic centimetres. */
const maxLitres = 30;

/** More decimals than any source writes. */
const decimals = 6;

/**
 * A number in the stored unit. Null: the cell is empty. Otherwise the problem of the cell.
 *
 * @param currency the currency that an amount of money must be in; an amount in another currency is a problem
 */
export function readNumber(
  values: Readonly<Record<string, string>>,
  rule: NumberRule,
  marks: Mapping['numberFormat'],
  currency?: string,
): { number: number | null } | { problem: string; reason: 'not-a-number' | 'ambiguous-number' | 'unknown-currency' } {
  const text = [rule.column, ...rule.orColumns].map((name) => values[name] ?? '').find((cell) => cell !== '') ?? '';
  const digits = rule.strip.reduce((rest, piece) => rest.replaceAll(piece, ''), text).trim();
  if (text === '') {
    return { number: null };
  }
  const unit = currency !== undefined ? undefined : writtenUnits[unitBehind.exec(digits)?.[1]?.toLowerCase() ?? ''];
  const format = rule.format ?? marks;
  const number = parseNumber(
    unit ? digits.replace(unitBehind, '') : digits,
    format ? { decimal: format.decimal, ...(format.thousands && { thousands: format.thousands }) } : null,
    { decimals, negative: true, ...(currency && { unit: currency }) },
  );
  if (typeof number === 'string') {
    return { problem: text, reason: reasons[number] ?? 'not-a-number' };
  }
  if (number === 0 && rule.zeroIsUnknown) {
    return { number: null };
  }
  if (rule.unit === 'mpg') {
    return { number: litresAtOneMilePerGallon / number };
  }
  const own = rule.unit === 'litres-or-cm3' ? (number < maxLitres ? 'litres' : 'cm3') : rule.unit;

  return { number: number * factors[unit ?? own] };
}
