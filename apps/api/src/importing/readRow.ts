import { cutPlain } from '@volan/domain-rules';
import type { ImportAnswer, ImportSpecification } from './ImportTaxonomy.ts';
import type { Mapping, NumberRule } from './Mapping.ts';
import { currencyOf } from './currencyOf.ts';
import { readNumber } from './readNumber.ts';
import type { SourceRecord } from './readRecords.ts';
import type { Refusal } from './Refusal.ts';
import type { ResolvedMapping } from './resolveMapping.ts';

/** The values of a row in the stored units. Null: the source has no value. */
export interface RowValues {
  /** In the source's currency, not rounded. */
  price: number | 'on-request' | null;
  /** A year; an age if the mapping has ages. */
  yearOrAge: number | null;
  mileage: number | null;
  power: number | null;
  displacement: number | null;
  answers: ImportAnswer[];
  /** Unknown words of lists, by column. */
  unknownWords: { field: string; value: string }[];
  /** In the order of the mapping. */
  numbers: (number | null)[];
}

/**
 * Reads the cells of a row. A cell that should be a number or a listed word and is neither refuses the row. Two such
 * cells, or too many or too few cells, mean that its columns are shifted.
 */
export function readRow(
  record: SourceRecord,
  { mapping, answers, constants, numbers, yearOf }: ResolvedMapping,
): RowValues | (Refusal & { misfits?: readonly Refusal[] }) {
  const misfits: Refusal[] = [];
  const numberIn = (rule: NumberRule | undefined, currency?: string): number | null => {
    const read = rule ? readNumber(record.values, rule, mapping.numberFormat, currency) : { number: null };
    if ('problem' in read) {
      misfits.push({ reason: read.reason, field: rule?.column ?? '', value: read.problem });
      return null;
    }
    return read.number;
  };
  const rounded = (rule: NumberRule | undefined) => {
    const number = numberIn(rule);
    return number === null ? null : Math.round(number);
  };
  const unknownWords: RowValues['unknownWords'] = [];
  const year = () => {
    const text = record.values[mapping.year.column] ?? '';
    const read = yearOf?.(text);
    if (read === undefined) {
      const number = numberIn(mapping.year);
      if (number === null || Number.isInteger(number) || mapping.year.ageIn !== undefined) return number;

      misfits.push({ reason: 'not-a-number', field: mapping.year.column, value: text });

      return null;
    }
    if (read === null && text !== '') {
      misfits.push({ reason: 'not-a-date', field: mapping.year.column, value: text });
    }

    return read;
  };
  const values: RowValues = {
    price: isOnRequest(record.values[mapping.price.column] ?? '', mapping.price.onRequest)
      ? 'on-request'
      : numberIn(mapping.price, currencyOf(record, mapping)),
    yearOrAge: year(),
    mileage: rounded(mapping.mileage),
    power: rounded(mapping.power),
    displacement: rounded(mapping.displacement),
    numbers: numbers.map((rule) => numberIn(rule)),
    answers: [],
    unknownWords,
  };
  // by question: for a question with a single answer the last rule counts
  const given = new Map<ImportSpecification, ImportAnswer[]>();
  const give = (of: ImportSpecification, found: readonly ImportAnswer[]) => {
    if (found.length > 0) given.set(of, [...(of.multi ? (given.get(of) ?? []) : []), ...found]);
  };
  for (const { of, answer } of constants) give(of, [answer]);
  for (const { of, column, separator, find } of answers) {
    const text = record.values[column] ?? '';
    const words = separator === undefined ? [text] : text.split(separator).map((word) => word.trim());
    for (const word of words) {
      const found = find(word);
      if (!found && word !== '') {
        if (separator === undefined) misfits.push({ reason: 'unknown-value', field: column, value: word });
        else unknownWords.push({ field: column, value: word });
      }
      give(of, found ?? []);
    }
  }
  values.answers = [...given.values()].flat();
  const strange = strangeCell(record, mapping);
  if (strange) {
    return strange;
  }
  // an ambiguous number, or one in another currency, is still in the right column
  const [strangest, second] = misfits.filter(
    ({ reason }) => reason !== 'ambiguous-number' && reason !== 'unknown-currency',
  );
  const misfit = strangest ?? misfits[0];
  if (!record.complete || second) {
    const { field, value } = misfit ?? { field: '', value: `${record.cells.length} cells` };
    return { reason: 'shifted-columns', field, value, ...(record.complete && { misfits }) };
  }

  return misfit ?? values;
}

const isOnRequest = (text: string, words: readonly string[]) =>
  words.some((word) => word.toLowerCase() === text.toLowerCase());

/** Longest make, model or place; no real name is longer. */
const longestName = 200;

/** The first cell that cannot be stored, or that is too long for a name. */
function strangeCell({ values, unfit }: SourceRecord, mapping: Mapping): Refusal | null {
  const broken = Object.entries(values).find(([, cell]) => cell.includes('\0'));
  if (broken) {
    return { reason: 'control-character', field: broken[0], value: broken[1].replaceAll('\0', '\uFFFD') };
  }
  const names = [mapping.make.column, mapping.model.column, ...[mapping.id ?? []].flat()];
  // columns that a name would be extracted from, if they were not too long for the expression
  const sources = mapping.extract.filter(
    ({ column, pattern }) => unfit.includes(column) && names.some((name) => pattern.includes(`(?<${name}>`)),
  );
  const long = [...names, ...sources.map(({ column }) => column)].find(
    (name) => (values[name] ?? '').length > longestName,
  );

  return long === undefined
    ? null
    : { reason: 'text-too-long', field: long, value: `${cutPlain(values[long] ?? '', 40)}…` };
}
