import { toSerbianLatin } from '../script/toSerbianLatin.ts';
import { readBankAccount } from './bankAccount.ts';
import { isModel97Reference, referenceModel } from './paymentReference.ts';

/** A transfer as a bank slip asks for it. */
export interface PaymentSlip {
  /** Account of the payee, with or without dashes. */
  readonly account: string;
  /** Name and place, at most three lines. */
  readonly payee: string;
  /** Whole para; only dinars can be paid so. */
  readonly amount: number;
  /** Left out where unknown. At most three lines. */
  readonly payer?: string | undefined;
  /** Three digits: 221 for trade in goods and services of consumers, 289 for other transactions. */
  readonly purposeCode: string;
  readonly purpose?: string | undefined;
  /** Reference number by model 97, without the model. */
  readonly reference?: string | undefined;
}

/** How a code is written. */
export interface IpsSettings {
  /** `PR`: on an invoice or slip. `EK`: in a shop on the internet. @default 'PR' */
  readonly kind?: 'PR' | 'EK';
  /** Some apps of banks refuse letters beyond ASCII. @default 'as-written' */
  readonly letters?: 'as-written' | 'latin' | 'ascii';
}

/** The error of a slip: the field and the reason. */
export interface IpsProblem {
  readonly field: keyof PaymentSlip | 'all';
  readonly problem:
    | 'account-invalid'
    | 'missing'
    | 'too-long'
    | 'sign-not-allowed'
    | 'amount-invalid'
    | 'code-invalid'
    | 'reference-invalid';
}

/** Limits of the National Bank: characters of a field, digits of the amount, bytes of the whole. */
const limits = { name: 70, purpose: 35, amount: 99_999_999_999_999, bytes: 331 };

const asciiLetters: Readonly<Record<string, string>> = { đ: 'dj', Đ: 'Dj' };

const asAscii = (text: string) =>
  toSerbianLatin(text)
    .replaceAll(/[đĐ]/g, (letter) => asciiLetters[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/[^\n\x20-\x7E]/g, '');

const writers = {
  'as-written': (text: string) => text.normalize('NFC'),
  latin: (text: string) => toSerbianLatin(text).normalize('NFC'),
  ascii: asAscii,
} as const satisfies Record<NonNullable<IpsSettings['letters']>, (text: string) => string>;

/**
 * The text of an IPS QR code by the rules of the National Bank of Serbia: tags in their order, no empty one, a comma in
 * the amount, account and reference with right control digits.
 *
 * @returns the text, or everything that is wrong with the slip
 */
export function ipsPayload(slip: PaymentSlip, settings: IpsSettings = {}): string | readonly IpsProblem[] {
  const write = (text = '') => writers[settings.letters ?? 'as-written'](text.replaceAll('\r\n', '\n').trim());
  const [payee, payer, purpose] = [write(slip.payee), write(slip.payer), write(slip.purpose)];
  const account = readBankAccount(slip.account);
  const problems: IpsProblem[] = [
    ...(account === null ? [{ field: 'account', problem: 'account-invalid' } as const] : []),
    ...(payee === '' ? [{ field: 'payee', problem: 'missing' } as const] : []),
    ...textProblems('payee', payee, limits.name, 3),
    ...(Number.isInteger(slip.amount) && slip.amount > 0 && slip.amount <= limits.amount
      ? []
      : [{ field: 'amount', problem: 'amount-invalid' } as const]),
    ...textProblems('payer', payer, limits.name, 3),
    ...(/^[1-9]\d\d$/.test(slip.purposeCode) ? [] : [{ field: 'purposeCode', problem: 'code-invalid' } as const]),
    ...textProblems('purpose', purpose, limits.purpose, 1),
    ...(slip.reference === undefined || isModel97Reference(slip.reference)
      ? []
      : [{ field: 'reference', problem: 'reference-invalid' } as const]),
  ];
  const tags: readonly (readonly [tag: string, value: string])[] = [
    ['K', settings.kind ?? 'PR'],
    ['V', '01'],
    ['C', '1'],
    ['R', account ?? ''],
    ['N', payee.replaceAll('\n', '\r\n')],
    ['I', `RSD${Math.trunc(slip.amount / 100)},${String(slip.amount % 100).padStart(2, '0')}`],
    ['P', payer.replaceAll('\n', '\r\n')],
    ['SF', slip.purposeCode],
    ['S', purpose],
    ['RO', slip.reference === undefined ? '' : referenceModel + slip.reference],
  ];
  const payload = tags
    .filter(([, value]) => value !== '')
    .map(([tag, value]) => `${tag}:${value}`)
    .join('|');
  const isTooLong = new TextEncoder().encode(payload).length > limits.bytes;
  if (problems.length > 0 || isTooLong)
    return [...problems, ...(isTooLong ? [{ field: 'all', problem: 'too-long' } as const] : [])];

  return payload;
}

function textProblems(field: keyof PaymentSlip, text: string, max: number, lines: number): readonly IpsProblem[] {
  const isTooLong = Array.from(text.replaceAll('\n', '\r\n')).length > max || text.split('\n').length > lines;
  // a bar ends a tag; what cannot be seen cannot be paid for
  const hasForeignSign = /[|\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/u.test(text.replaceAll('\n', ''));
  return [
    ...(isTooLong ? [{ field, problem: 'too-long' } as const] : []),
    ...(hasForeignSign ? [{ field, problem: 'sign-not-allowed' } as const] : []),
  ];
}
