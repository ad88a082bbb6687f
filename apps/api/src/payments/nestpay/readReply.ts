import type { CallbackRefusal, SignedReply } from '../PaymentGateway.ts';
import { hashListed, hashVer3, isSameHash, type NestpayFields } from './nestpayHash.ts';
import type { NestpaySettings } from './NestpaySettings.ts';

/** Longest body and most fields of a reply; the bank's has some sixty in 3 kB. */
const limits = { characters: 32_768, fields: 150 };

/**
 * Names, in small letters, that hash `ver2` must cover if a reply has them, because the sender chooses the list of
 * covered fields.
 */
const coveredVer2: ReadonlySet<string> = new Set([
  'oid',
  'returnoid',
  'response',
  'procreturncode',
  'mdstatus',
  'amount',
  'currency',
  'clientid',
  'trantype',
]);

/** Values of `Response` that the bank uses, in small letters. */
const resultWords: ReadonlySet<string> = new Set(['approved', 'declined', 'error']);

/**
 * Reads a posted form. Repeated names (also in another case) and arrays are refused: the hash covers values only, and
 * two readers could pick different values of a repeated `amount`.
 */
export function readPostedFields(body: string): NestpayFields | CallbackRefusal {
  if (body.length > limits.characters) return 'not-readable';

  const fields = new Map<string, string>();
  const seen = new Set<string>();
  for (const [name, value] of new URLSearchParams(body)) {
    if (/[[\]]/.test(name)) return 'array-field';
    if (!/^[A-Za-z0-9_.-]{1,64}$/.test(name)) return 'field-name';
    if (seen.has(name.toLowerCase())) return 'duplicate-field';

    seen.add(name.toLowerCase());
    fields.set(name, value);
  }

  return fields.size === 0 || fields.size > limits.fields ? 'not-readable' : fields;
}

/** Reads the body of a reply and verifies its hash. [J93] */
export function readReply(body: string, settings: NestpaySettings): SignedReply | CallbackRefusal {
  const posted = readPostedFields(body);
  if (typeof posted === 'string') return posted;

  const order = verifiedOrder(posted, settings);
  if (!isOrder(order)) return order;

  const fields = new Map([...posted].map(([name, value]) => [name.toLowerCase(), value]));
  const attemptId = fields.get('oid') || fields.get('returnoid');
  if (!attemptId || !/^[\w-]{1,64}$/.test(attemptId)) return 'attempt-missing';
  // the hash does not protect names, so a buyer could send our own signed form back with other names; none of its
  // values is one of these words
  if (!resultWords.has((fields.get('response') ?? '').toLowerCase())) return 'not-readable';

  return { attemptId, fields, order };
}

const isOrder = (result: SignedReply['order'] | CallbackRefusal): result is SignedReply['order'] =>
  result === 'natural' || result === 'plain' || result === 'listed';

function verifiedOrder(fields: NestpayFields, settings: NestpaySettings): SignedReply['order'] | CallbackRefusal {
  const byName = (wanted: string) => [...fields].find(([name]) => name.toLowerCase() === wanted)?.[1];
  const hash = byName('hash');
  if (!hash) return 'hash-missing';
  // so that an attacker cannot choose the weaker hash
  if ((byName('hashalgorithm') ?? 'ver2') !== settings.hashAlgorithm) return 'hash-algorithm';
  if (settings.hashAlgorithm === 'ver3') {
    for (const order of ['natural', 'plain'] as const) {
      if (isSameHash(hash, hashVer3(fields, settings.storeKey, order))) return order;
    }
    return 'hash-wrong';
  }
  const names = (byName('hashparams') ?? '').split('|').filter((name) => name !== '');
  const isUncovered = [...fields.keys()].some((name) => coveredVer2.has(name.toLowerCase()) && !names.includes(name));
  const isIncomplete = ['Response', 'ProcReturnCode', 'mdStatus'].some((name) => !names.includes(name));
  if (isUncovered || isIncomplete || new Set(names).size !== names.length) return 'hash-fields';

  return isSameHash(hash, hashListed(fields, names, settings.storeKey)) ? 'listed' : 'hash-wrong';
}
