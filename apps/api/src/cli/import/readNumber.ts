import type { NumberRule } from './Mapping.ts';

/** Factors into the units that are stored: kilometres, kilowatts, cubic centimetres. */
const factors = { one: 1, km: 1, miles: 1.609344, kW: 1, PS: 0.73549875, litres: 1000, cm3: 1 } as const;

/** Litres for 100 km where a car goes one mile on an imperial gallon. */
const litresAtOneMilePerGallon = 282.481;

/** A number in the stored unit, null where the source says nothing, or the text that is no number. */
export function readNumber(
  values: Readonly<Record<string, string>>,
  rule: NumberRule,
): { number: number | null } | { problem: string } {
  const text = [rule.column, ...rule.orColumns].map((name) => values[name] ?? '').find((cell) => cell !== '') ?? '';
  const digits = rule.strip.reduce((rest, piece) => rest.replaceAll(piece, ''), text).trim();
  if (digits === '') {
    return text === '' ? { number: null } : { problem: text };
  }
  if (!/^-?\d+(?:\.\d+)?$/.test(digits)) {
    return { problem: text };
  }
  const number = Number(digits);
  if (number === 0 && rule.zeroIsUnknown) {
    return { number: null };
  }
  return { number: rule.unit === 'mpg' ? litresAtOneMilePerGallon / number : number * factors[rule.unit] };
}
