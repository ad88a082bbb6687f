import { randomBytes, randomInt } from 'node:crypto';
import { hashListed, hashVer3, type NestpayFields } from '../../payments/nestpay/nestpayHash.ts';
import { printAmount, readAmount } from '../../payments/nestpay/nestpayMoney.ts';
import type { NestpaySettings } from '../../payments/nestpay/NestpaySettings.ts';
import type { BankAnswer } from './bankAccounts.ts';
import type { TestCard } from './testCards.ts';

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');

/** Fields of the reply that `ver2` covers. */
const covered = [
  'clientid',
  'oid',
  'ReturnOid',
  'amount',
  'currency',
  'TranType',
  'AuthCode',
  'ProcReturnCode',
  'Response',
  'mdStatus',
  'rnd',
];

/** The reply to the shop: the fields that it sent, the result, and the hash over all. */
export function bankReply(
  sent: NestpayFields,
  card: TestCard,
  answer: BankAnswer,
  transactionId: string,
  { storeKey, hashAlgorithm }: Pick<NestpaySettings, 'storeKey' | 'hashAlgorithm'>,
): Readonly<Record<string, string>> {
  const isApproved = answer.Response === 'Approved';
  const amount = (readAmount(sent.get('amount')) ?? 0) + (card.lie === 'amount' ? 100 : 0);
  const echoed = [...sent].filter(([name]) => name.toLowerCase() !== 'hash');
  const fields = new Map<string, string>([
    ...echoed,
    ['amount', printAmount({ amount })],
    ['rnd', randomBytes(15).toString('base64')],
    ['ReturnOid', sent.get('oid') ?? ''],
    ...Object.entries(answer),
    ['mdStatus', card.outcome === 'not-authenticated' ? '0' : '1'],
    ['mdErrorMsg', card.outcome === 'not-authenticated' ? 'N-status/Authentication failed' : 'Y-status'],
    ['AuthCode', isApproved ? digits(6) : ''],
    ['HostRefNum', isApproved ? digits(12) : ''],
    ['TransId', transactionId],
    ['maskedCreditCard', `${card.number.slice(0, 4)} ${card.number.slice(4, 6)}** **** ${card.number.slice(-4)}`],
    ['EXTRA_TRXDATE', new Date().toISOString().slice(0, 19).replaceAll('-', '').replace('T', ' ')],
    ['eci', isApproved ? '05' : ''],
    ['cavv', isApproved ? randomBytes(20).toString('base64') : ''],
    ['xid', randomBytes(20).toString('base64')],
  ]);
  if (hashAlgorithm === 'ver2') fields.set('HASHPARAMS', `${covered.join('|')}|`);
  const hash = hashAlgorithm === 'ver3' ? hashVer3(fields, storeKey) : hashListed(fields, covered, storeKey);

  return { ...Object.fromEntries(fields), HASH: card.lie === 'hash' ? hash.toLowerCase() : hash };
}
