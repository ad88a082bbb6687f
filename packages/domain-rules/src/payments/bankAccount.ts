import { controlDigits97 } from './modulo97.ts';

/**
 * Reads a Serbian bank account, written with or without dashes and zeros (`840-743324843-18`), as its 18 digits; null where
 * it is none or its control digits are wrong.
 */
export function readBankAccount(text: string): string | null {
  const [, bank = '', number = '', control = ''] = /^(\d{3})-(\d{1,13})-(\d{2})$/.exec(text.trim()) ?? [];
  const digits = bank === '' ? text.trim() : bank + number.padStart(13, '0') + control;
  return /^\d{18}$/.test(digits) && controlDigits97(digits.slice(0, 16)) === digits.slice(16) ? digits : null;
}

/** An account of 18 digits as people write it: `840-743324843-18`. */
export const printBankAccount = (digits: string) =>
  `${digits.slice(0, 3)}-${digits.slice(3, 16).replace(/^0+(?=\d)/, '')}-${digits.slice(16)}`;
