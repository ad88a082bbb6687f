import type { ImportAnswer } from './ImportTaxonomy.ts';
import type { NumberRule } from './Mapping.ts';
import { readNumber } from './readNumber.ts';
import type { SourceRecord } from './readRecords.ts';
import type { Refusal } from './Refusal.ts';
import type { ResolvedMapping } from './resolveMapping.ts';

/** What the cells of a row say, in the stored units; null where the source says nothing. */
export interface RowValues {
  /** In the source's currency, not rounded. */
  price: number | null;
  /** A year, or an age where the mapping says so. */
  yearOrAge: number | null;
  mileage: number | null;
  power: number | null;
  displacement: number | null;
  answers: ImportAnswer[];
  /** In the order of the mapping. */
  numbers: (number | null)[];
}

/**
 * Reads the cells of a row. A cell that is no number or no listed word refuses the row; two of them, or too many or
 * too few cells, say that its columns have moved.
 */
export function readRow(record: SourceRecord, { mapping, answers, numbers }: ResolvedMapping): RowValues | Refusal {
  const misfits: Refusal[] = [];
  const numberIn = (rule: NumberRule | undefined): number | null => {
    const read = rule ? readNumber(record.values, rule) : { number: null };
    if ('problem' in read) {
      misfits.push({ reason: 'not-a-number', field: rule?.column ?? '', value: read.problem });
      return null;
    }
    return read.number;
  };
  const rounded = (rule: NumberRule | undefined) => {
    const number = numberIn(rule);
    return number === null ? null : Math.round(number);
  };
  const values: RowValues = {
    price: numberIn(mapping.price),
    yearOrAge: rounded(mapping.year),
    mileage: rounded(mapping.mileage),
    power: rounded(mapping.power),
    displacement: rounded(mapping.displacement),
    numbers: numbers.map(numberIn),
    answers: answers.flatMap(({ column, byText }) => {
      const text = record.values[column] ?? '';
      const found = byText.get(text);
      if (!found && text !== '') {
        misfits.push({ reason: 'unknown-value', field: column, value: text });
      }
      return found ?? [];
    }),
  };
  const [misfit, second] = misfits;
  if (!record.complete || second) {
    const { field, value } = misfit ?? { field: '', value: `${record.cells.length} cells` };
    return { reason: 'shifted-columns', field, value };
  }
  return misfit ?? values;
}
