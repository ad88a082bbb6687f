import { createHash, timingSafeEqual } from 'node:crypto';

/** Fields as name and value, each name once. */
export type NestpayFields = ReadonlyMap<string, string>;

const escaped = (value: string) => value.replaceAll('\\', '\\\\').replaceAll('|', '\\|');

const digestOf = (values: readonly string[], storeKey: string) =>
  createHash('sha512')
    .update([...values, storeKey].map(escaped).join('|'))
    .digest('base64');

/** Orders of field names: that of the bank (runs of digits count as numbers), and plain by characters. */
export const fieldOrders = { natural: compareNaturally, plain: comparePlainly } as const;

function comparePlainly(left: string, right: string) {
  const [a, b] = [left.toLowerCase(), right.toLowerCase()];
  return a < b ? -1 : Number(a > b);
}

function compareNaturally(left: string, right: string) {
  // capitals, as the bank compares them: this sorts `_` after the letters
  const partsOf = (name: string) => [...name.toUpperCase().matchAll(/\d+|\D/g)].map(([part]) => part);
  const [as, bs] = [partsOf(left), partsOf(right)];
  for (const [index, a] of as.entries()) {
    const b = bs[index];
    if (b === undefined) return 1;

    const numbers = /^\d/.test(a) && /^\d/.test(b) ? Number(a) - Number(b) : 0;
    if (numbers !== 0) return numbers;
    if (a !== b) return a < b ? -1 : 1;
  }

  return as.length < bs.length ? -1 : 0;
}

const isHashed = (name: string) => !['hash', 'encoding'].includes(name.toLowerCase());

/**
 * Hash `ver3`: the values of all fields except `hash` and `encoding`, sorted by name. It does not protect the names. So
 * the caller must refuse repeated fields before, and compare client, order, amount and currency afterwards.
 */
export function hashVer3(fields: NestpayFields, storeKey: string, order: keyof typeof fieldOrders = 'natural'): string {
  const names = [...fields.keys()].filter(isHashed).toSorted(fieldOrders[order]);
  return digestOf(
    names.map((name) => fields.get(name) ?? ''),
    storeKey,
  );
}

/** Fields of a request that hash `ver2` covers, in its order. The empty ones are reserved by the bank. */
const requestVer2 = ['clientid', 'oid', 'amount', 'okUrl', 'failUrl', 'TranType', 'Instalment', 'rnd', '', '', ''];

/** Hash `ver2` of a request. */
export const hashRequestVer2 = (fields: NestpayFields, storeKey: string) =>
  hashListed(fields, [...requestVer2, 'currency'], storeKey);

/** Hash `ver2` over the fields in `names`; a missing field counts as empty. */
export const hashListed = (fields: NestpayFields, names: readonly string[], storeKey: string) =>
  digestOf(
    names.map((name) => fields.get(name) ?? ''),
    storeKey,
  );

/** Compares two hashes in a time that does not depend on where they differ. */
export function isSameHash(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
