import { formatNumberForField, parseNumber, type NumberProblem } from '@volan/domain-rules/numbers';

/** Why a field refuses its text. An empty field is never refused. */
export type NumberRefusal = Exclude<NumberProblem, 'empty' | 'ambiguous'> | 'too-small' | 'too-large';

/** The message of a field for each refusal, ready to read. A missing one is replaced by `not-a-number`. */
export type NumberMessages = Partial<Record<NumberRefusal, string>>;

/** The limits of a field. */
export interface NumberLimits {
  /** Language of the page, as in `lang` or as one of the nine values: it says what marks mean. */
  language: string;
  /** Smallest number. Below 0 the field takes a minus sign. @default 0 */
  min?: number | undefined;
  /** Largest number. */
  max?: number | undefined;
  /** Most digits behind the decimal mark. @default 0 */
  decimals?: number | undefined;
  /** Behind the number: "km", "€". It may be typed or pasted too. */
  unit?: string | undefined;
}

/** The content of a field: its number, if it can be read, and why it is refused. */
export interface NumberReading {
  value: number | null;
  refusal: NumberRefusal | null;
}

/** Reads the text of a field. A number out of its limits is reported and refused. */
export function readNumberText(text: string, limits: NumberLimits): NumberReading {
  const { language, min = 0, max = Infinity, decimals = 0, unit = '' } = limits;
  const parsed = parseNumber(text, language, { decimals, unit, negative: min < 0 });
  if (typeof parsed !== 'number') {
    return { value: null, refusal: parsed === 'empty' || parsed === 'ambiguous' ? null : parsed };
  }

  return { value: parsed, refusal: parsed < min ? 'too-small' : parsed > max ? 'too-large' : null };
}

/** The text of a field that starts with a number, or with a text that a server could not read. */
export function startingText(value: number | string | null | undefined, limits: NumberLimits, grouping: boolean) {
  if (typeof value !== 'string') {
    return formatNumberForField(value, limits.language, grouping);
  }
  const read = readNumberText(value, limits);
  return read.value === null ? value : formatNumberForField(read.value, limits.language, grouping);
}

/** The sentence for a refusal. */
export function messageOf(refusal: NumberRefusal | null, messages: NumberMessages): string | undefined {
  if (refusal === null) {
    return undefined;
  }
  return messages[refusal] ?? (refusal === 'negative' ? messages['too-small'] : undefined) ?? messages['not-a-number'];
}

/** The number some steps away, inside the limits: up to the next whole step, as native number fields go. */
export function stepped(value: number | null, steps: number, step: number, limits: NumberLimits): number {
  const { min = 0, max = Infinity, decimals = 0 } = limits;
  const from = Number.isFinite(min) ? min : 0;
  const position = ((value ?? 0) - from) / step;
  // 0.3 / 0.1 is a little less than 3.
  const whole = steps > 0 ? Math.floor(position + 1e-9) : Math.ceil(position - 1e-9);

  return Math.min(max, Math.max(min, Number((from + (whole + steps) * step).toFixed(decimals))));
}
