import { controlDigits97, modulo97 } from './modulo97.ts';

/**
 * Reads a Serbian bank account, written with or without dashes and zeros (`840-743324843-18`), as its 18 digits; null
 * for any other text and for wrong control digits.
 */
export function readBankAccount(text: string): string | null {
  const [, bank = '', number = '', control = ''] = /^(\d{3})-(\d{1,13})-(\d{2})$/.exec(text.trim()) ?? [];
  const digits = bank === '' ? text.trim() : bank + number.padStart(13, '0') + control;
  return /^\d{18}$/.test(digits) && controlDigits97(digits.slice(0, 16)) === digits.slice(16) ? digits : null;
}

/** An account of 18 digits as people write it: `840-743324843-18`. */
export const printBankAccount = (digits: string) =>
  `${digits.slice(0, 3)}-${digits.slice(3, 16).replace(/^0+(?=\d)/, '')}-${digits.slice(16)}`;

/**
 * Reads an IBAN, written with or without spaces, as its letters and digits; null for any other text and for wrong
 * control digits.
 */
export function readIban(text: string): string | null {
  const iban = text.replaceAll(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return null;

  // A counts as 10, B as 11, and so on
  const digits = (iban.slice(4) + iban.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));

  return modulo97(digits) === 1 ? iban : null;
}

/** An IBAN as people read it, in groups of four. */
export const printIban = (iban: string) => iban.replaceAll(/(.{4})(?=.)/g, '$1 ');
