import type { FilterValue } from '@volan/domain-rules';
import { bounds, thousands, units, type Bound } from './wordTables.ts';
import type { Piece } from './splitWords.ts';

/** A number that a search asks for: a limit, a span or an exact value. */
export interface ReadFigure {
  /** The filter. */
  readonly key: 'cena' | 'kilometraza' | 'godiste' | 'snaga' | 'broj-sedista';
  readonly value: FilterValue & { readonly kind: 'range' };
  /** Number of its pieces. */
  readonly count: number;
  /** A number of four digits alone, which may also be the name of a model. */
  readonly isBare: boolean;
}

const firstYear = 1950;
const kilowattsOfHorsepower = 0.7355;
/**
 * Up to this value, groups of digits are one number without a word before them. So the 308 of "peugeot 308 150 000 km"
 * stays a model.
 */
const largestApart = 1_000_000;

const keyOf = {
  price: 'cena',
  mileage: 'kilometraza',
  year: 'godiste',
  power: 'snaga',
  kilowatt: 'snaga',
  seats: 'broj-sedista',
} as const;

type Measure = keyof typeof keyOf;

interface Figure {
  readonly value: number;
  readonly count: number;
  readonly unit: Measure | null;
}

/**
 * Reads a figure at a place of a text: `do 5000`, `manje od 150.000 km`, `2012-2015`, `2016+`, `> 2015`, `7 sedista`,
 * `do 12 500 €`, `under 20k`, `za 2000 evra`. Null: there is none. [N01]
 */
export function readFigure(pieces: readonly Piece[], at: number, thisYear: number): ReadFigure | null {
  const bound = boundAt(pieces, at) ?? forMoney(pieces, at);
  const first = figureAt(pieces, at + (bound?.count ?? 0), bound !== null);
  if (!first) return null;

  const end = at + (bound?.count ?? 0) + first.count;
  if (bound) {
    const of =
      bound.of ?? first.unit ?? unitOfSpan(pieces, end) ?? whatIsMeant(first.value, bound.side === 'min', thisYear);
    if (of === null || (of === 'year' && !isYear(first.value, thisYear))) return null;
    return figure(of, { [bound.side]: first.value }, end - at);
  }
  const second = isDash(pieces[end]?.before) ? figureAt(pieces, end, false) : null;
  const of = second?.unit ?? first.unit ?? (isYear(first.value, thisYear) ? 'year' : null);
  if (second) {
    const isSpan = second.unit ?? (isYear(first.value, thisYear) ? isYear(second.value, thisYear) : first.value >= 500);
    return isSpan ? figure(of ?? 'price', spanOf(first.value, second.value), end + second.count - at) : null;
  }
  const behind = pieces[end]?.before ?? pieces[end - 1]?.after ?? '';
  if (of === 'year') {
    if (!isYear(first.value, thisYear) || pieces[at]?.glued || pieces[at]?.text.length !== 4) return null;

    const isOpen = /^[+-]/.test(behind);
    const span = isOpen ? { min: first.value } : { min: first.value, max: first.value };

    return { ...figure('year', span, first.count), isBare: first.count === 1 };
  }
  if (of === 'seats' || of === 'power' || of === 'kilowatt') {
    return figure(
      of,
      behind.startsWith('+') ? { min: first.value } : { min: first.value, max: first.value },
      first.count,
    );
  }
  // a price or a mileage without a word of limit is an upper limit
  if (of === 'price' || of === 'mileage')
    return first.value >= 100 ? figure(of, { max: first.value }, first.count) : null;

  return null;
}

function figure(of: Measure, span: { min?: number; max?: number }, count: number): ReadFigure {
  const inUnit = (value: number) => (of === 'power' ? Math.round(value * kilowattsOfHorsepower) : value);
  const { min, max } = span;
  return {
    key: keyOf[of],
    value: {
      kind: 'range',
      ...(min !== undefined && { min: inUnit(min) }),
      ...(max !== undefined && { max: inUnit(max) }),
    },
    count,
    isBare: false,
  };
}

const spanOf = (one: number, other: number) => ({ min: Math.min(one, other), max: Math.max(one, other) });

const isDash = (between: string | undefined) => between !== undefined && /^\s*[-–—]\s*$/.test(between);

const isYear = (value: number, thisYear: number) => value >= firstYear && value <= thisYear + 1;

/** The words or the sign before a number; a sign takes no pieces. */
function boundAt(pieces: readonly Piece[], at: number): (Bound & { count: number }) | null {
  const [piece, next] = [pieces[at], pieces[at + 1]];
  if (!piece) return null;
  if (piece.kind !== 'letters') {
    const [, sign] = /([<>≤≥])=?\s*[€]?$/.exec(piece.before) ?? [];
    if (sign === undefined) return null;
    return { side: sign === '<' || sign === '≤' ? 'max' : 'min', count: 0 };
  }
  const two = next ? bounds.get(`${piece.text} ${next.text}`) : undefined;
  const bound = two ?? bounds.get(piece.text);

  return bound ? { ...bound, count: two ? 2 : 1 } : null;
}

/** `za 2000 evra`, where the number is money. */
function forMoney(pieces: readonly Piece[], at: number): (Bound & { count: number }) | null {
  if (!['za', 'for', 'fur', 'oko'].includes(pieces[at]?.text ?? '')) return null;
  return figureAt(pieces, at + 1, true)?.unit === 'price' ? { side: 'max', count: 1 } : null;
}

/** A number with its thousands and its unit: `12 500 €`, `5 hiljada`, `20k`, `150 tkm`. */
function figureAt(pieces: readonly Piece[], at: number, isApart: boolean): Figure | null {
  const piece = pieces[at];
  if (!piece || piece.value === null) return null;

  let { value } = piece;
  let end = at + 1;
  const groups = groupsAt(pieces, at);
  const texts = pieces.slice(at, end + groups).map(({ text }) => text);
  const grouped = Number(texts.join(''));
  if (
    groups > 0 &&
    (isApart || (grouped <= largestApart && ['price', 'mileage'].includes(unitAt(pieces, end + groups) ?? '')))
  ) {
    value = grouped;
    end += groups;
  }
  const times = thousands.has(pieces[end]?.text ?? '') ? 1 : 0;
  end += times;
  const unit = unitAt(pieces, end);
  const isThousand = times > 0 || (unit !== null && pieces[end]?.text === 'tkm');
  if (piece.kind === 'decimal' && !isThousand) return null;

  const signs = pieces[end]?.before ?? pieces[end - 1]?.after ?? '';
  if (unit === null) {
    const isMoney = /^\s*€/.test(signs) || /€\s*$/.test(piece.before);
    return { value: value * (isThousand ? 1000 : 1), count: end - at, unit: isMoney ? 'price' : null };
  }

  return { value: value * (isThousand ? 1000 : 1), count: end + 1 - at, unit };
}

/** Number of groups of three digits that follow: one for `12 500`. */
function groupsAt(pieces: readonly Piece[], at: number): number {
  if (!/^[1-9]\d{0,2}$/.test(pieces[at]?.text ?? '')) return 0;

  let count = 0;
  for (; ; count += 1) {
    const next = pieces[at + 1 + count];
    if (next?.before !== ' ' || !/^\d{3}$/.test(next.text)) return count;
  }
}

const unitAt = (pieces: readonly Piece[], at: number): Measure | null => units.get(pieces[at]?.text ?? '') ?? null;

/** `od 100 do 150 ks`: the unit is written after the other limit. */
function unitOfSpan(pieces: readonly Piece[], at: number): Measure | null {
  const bound = boundAt(pieces, at);
  return bound?.side === 'max' ? (figureAt(pieces, at + bound.count, true)?.unit ?? null) : null;
}

/** A number without a unit: `od 2015` is a year, `do 5000` a price. Nobody searches for a price of 2013. */
function whatIsMeant(value: number, isLeast: boolean, thisYear: number): 'price' | 'year' | null {
  if (isYear(value, thisYear) && (isLeast || value % 50 !== 0)) return 'year';
  return value >= 100 ? 'price' : null;
}
