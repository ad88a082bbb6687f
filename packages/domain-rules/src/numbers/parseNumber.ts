import { numberMarks, type NumberMarks } from './numberMarks.ts';

/** Why a text is no number that a field takes. */
export type NumberProblem =
  | 'empty'
  | 'not-a-number'
  | 'negative'
  | 'too-many-digits'
  | 'too-many-decimals'
  /** The figure is of another unit than the field: horse power in kilowatts, pounds in euros. */
  | 'other-unit'
  /** Without a language `2.500` may be two and a half or two thousand five hundred. */
  | 'ambiguous';

export interface ParseNumberOptions {
  /** Most decimals that are taken; more are refused, never rounded. @default 2 */
  readonly decimals?: number;
  /** Takes numbers below zero too. @default false */
  readonly negative?: boolean;
  /**
   * Unit of the field: "l/100 km", "kW", "€". It may be behind the number; another currency or another unit of the same
   * kind is refused. Without it currencies and the usual units are left out.
   */
  readonly unit?: string;
}

/** As many as `filters` and amounts of money have before the decimal mark, and as a number keeps exactly in all. */
const maxWholeDigits = 12;
const maxDigits = 15;

/** A longer text is no number. Searching it for a unit would take time that grows with the square of its length. */
const maxTextLength = 100;

const fullWidth = /[\uff01-\uff5e]/g;
const currency = '\\p{Sc}|eur|usd|gbp|rsd|din|chf|huf|ft|ron|lei|bgn|lv|mkd|rub|cny|дин|лв|ден|руб|元|欧元';
const measure = 'km|kw|hp|ps|ks|cp|le|kg|ccm|cm[3³]|l|mi|км|квт|кс|к\\.с|л\\.с|кг|л|公里|千瓦';
const before = new RegExp(`^(${currency})\\s*`, 'iu');
const behind = new RegExp(`\\s*(${currency}|${measure})\\.?$`, 'iu');
/** Spellings of one unit, in small letters. */
const spellings: readonly (readonly string[])[] = [
  ['km', 'км', '公里'],
  ['mi'],
  ['kw', 'квт', '千瓦'],
  ['hp', 'ps', 'ks', 'cp', 'le', 'кс', 'к.с', 'л.с'],
  ['kg', 'кг'],
  ['ccm', 'cm3', 'cm³'],
  ['l', 'л'],
  ['€', 'eur', '欧元'],
  ['$', 'usd'],
  ['£', 'gbp'],
  ['rsd', 'din', 'дин'],
  ['chf'],
  ['huf', 'ft'],
  ['ron', 'lei'],
  ['bgn', 'lv', 'лв'],
  ['mkd', 'ден'],
  ['rub', 'руб', '₽'],
  ['cny', '元', '¥'],
];
const spellingsOf = (unit: string) => spellings.find((each) => each.includes(unit.toLowerCase().replace(/\.$/, '')));
/** Ends a round amount: `12500,-`, `12500.--`; alone it is the mark of somebody who is about to write decimals. */
const round = /[.,][-–—]{0,2}$/;
const groups = /[\s'’‘ʼ]+/g;
const written = /^([-−–+]?) ?((?:[.,]?\d)[\d., ]*)$/;
const whole = /^(?:\d*|\d{1,3}([., ])\d{3}(?:\1\d{3})*)$/;

function withoutUnit(text: string, unit = '') {
  const bare = unit !== '' && text.toLowerCase().endsWith(unit.toLowerCase()) ? text.slice(0, -unit.length) : text;
  const trimmed = bare.trim();
  const units = [before.exec(trimmed)?.[1], behind.exec(trimmed)?.[1]];
  const own = spellingsOf(unit);

  return {
    digits: trimmed.replace(before, '').replace(behind, ''),
    isOther: own !== undefined && units.some((each) => each !== undefined && !own.includes(each.toLowerCase())),
  };
}

/** Whether the only mark of a number, three digits from its end, is between thousands; `null` if that is ambiguous. */
function groupsThousands(mark: string, format: string | NumberMarks | null, decimals: number) {
  if (format === null) return null;
  if (typeof format !== 'string') return mark !== format.decimal;
  // A number of at most two decimals has no three digits behind its decimal mark, in whichever language.
  return decimals < 3 || mark !== numberMarks(format).decimal;
}

/** The parts before and behind the decimal mark of digits and marks. */
function splitDecimals(text: string, format: string | NumberMarks | null, decimals: number) {
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const mark = text.charAt(at);
  if (at < 0 || text.indexOf(mark) !== at) {
    return [text, ''] as const;
  }
  const [head, tail] = [text.slice(0, at), text.slice(at + 1)];
  if (tail.length === 3 && /^[1-9]\d{0,2}$/.test(head)) {
    const thousands = groupsThousands(mark, format, decimals);
    return thousands === null ? null : thousands ? ([text, ''] as const) : ([head, tail] as const);
  }

  return [head, tail] as const;
}

/** Whether a declared format has the marks that were found. */
const keepsFormat = ({ decimal, thousands }: NumberMarks, text: string, head: string, fraction: string) =>
  (fraction === '' || text.includes(decimal + fraction)) &&
  head.replace(/\d/g, '').replaceAll(thousands === "'" ? ' ' : (thousands ?? '-'), '') === '';

/**
 * The number in a text as people write or paste it: `12.500 €`, `€12,500`, `12 500`, `12'500`, `1.234,50`, `12500,-`.
 * Anything that is not surely one number is a named problem: nothing is guessed, rounded or cut off.
 *
 * If there are two kinds of marks, the last one is the decimal mark, whatever the language. A single mark with three
 * digits behind it is between thousands, unless the field takes three decimals and it is the decimal mark of the
 * language: `12.500` and `12,500` are 12500 for a price. With other digits behind it, it is a decimal mark: `1.9`.
 *
 * @param format the language, as one of the nine values or as in `lang`; the marks that a file declares, which are then
 *   the only ones; `null` where neither is known
 */
export function parseNumber(
  text: string,
  format: string | NumberMarks | null,
  { decimals = 2, negative = false, unit }: ParseNumberOptions = {},
): number | NumberProblem {
  const narrow = text
    .trim()
    .replace(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .trim();
  if (narrow === '') {
    return 'empty';
  }
  if (narrow.length > maxTextLength) return 'not-a-number';

  const bare = withoutUnit(narrow, unit);
  const [, sign, digits] = written.exec(bare.digits.replace(round, '').replace(groups, ' ')) ?? [];
  if (digits === undefined) {
    return 'not-a-number';
  }
  if (bare.isOther) {
    return 'other-unit';
  }
  const split = splitDecimals(digits, format, decimals);
  if (split === null) {
    return 'ambiguous';
  }
  const [head, tail] = split;
  if (
    !whole.test(head) ||
    !/^\d*$/.test(tail) ||
    (typeof format === 'object' && format !== null && !keepsFormat(format, digits, head, tail))
  ) {
    return 'not-a-number';
  }
  const figures = head.replace(/\D/g, '').replace(/^0+/, '');
  const fraction = tail.replace(/0+$/, '');
  if (figures.length > maxWholeDigits || figures.length + fraction.length > maxDigits) {
    return 'too-many-digits';
  }
  if (fraction.length > decimals) {
    return 'too-many-decimals';
  }
  const number = Number(`${figures || '0'}.${fraction || '0'}`);
  if (sign === '' || sign === '+' || number === 0) {
    return number;
  }

  return negative ? -number : 'negative';
}
