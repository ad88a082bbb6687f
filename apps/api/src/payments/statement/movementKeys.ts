import { createHash } from 'node:crypto';
import type { StatementLine } from './Statement.ts';

/** The parts of a key. */
interface Movement extends Pick<StatementLine, 'date' | 'amount' | 'currency' | 'reference' | 'order'> {
  /** Kind of file, account and the bank's number. Null: the bank gives no numbers. */
  readonly numbered: readonly (string | number)[] | null;
  /**
   * The position of the movement, if the bank gives no number: statement numbers start again for each account and each
   * year.
   */
  readonly place: readonly (string | number)[];
}

const hash = (parts: readonly unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/**
 * Makes the keys of the movements of one file. The key includes the content of a movement, so that two different
 * movements never have the same key. Movements with the same content in one file have different keys. [M42]
 */
export function movementKeys() {
  const seen = new Map<string, number>();
  return ({ numbered, place, date, amount, currency, reference, order }: Movement) => {
    const content = hash([numbered ?? place, date, amount, currency, reference, order]);
    const count = (seen.get(content) ?? 0) + 1;
    seen.set(content, count);

    return { key: hash([content, count]), movement: numbered && hash([numbered, date]) };
  };
}
