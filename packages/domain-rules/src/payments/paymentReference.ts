import { controlDigits97 } from './modulo97.ts';

/** Model of reference numbers with control digits in front. */
export const referenceModel = '97';

/**
 * Digits of an order's number in a reference: always the same count, so that a reference with and without model differ.
 */
const orderDigits = 10;

/** Highest number of an order that a reference can name. */
export const maxReferenceOrder = 10 ** orderDigits - 1;

/**
 * The reference number (model 97) that names an order in a transfer: two control digits and the order's number.
 *
 * @throws RangeError for what is no number of an order
 */
export function paymentReference(orderNumber: number): string {
  if (!Number.isInteger(orderNumber) || orderNumber < 1 || orderNumber > maxReferenceOrder) {
    throw new RangeError(`${orderNumber} is no number of an order: whole, from 1 to ${maxReferenceOrder}.`);
  }
  const digits = String(orderNumber).padStart(orderDigits, '0');
  return controlDigits97(digits) + digits;
}

/** A reference as the slip shows it, model first: `97 82-0000001234`. */
export const printReference = (reference: string) => `${referenceModel} ${reference.slice(0, 2)}-${reference.slice(2)}`;

/**
 * The order that a reference names, as banks and people write it: with or without the model, with spaces, dashes or
 * slashes, or without its first zero. Null if it is not one of ours, or its control digits are wrong.
 */
export function readPaymentReference(text: string): number | null {
  const digits = text.replaceAll(/[\s/-]/g, '');
  if (!/^\d{11,14}$/.test(digits)) return null;

  const reference = (
    digits.length >= 13 && digits.startsWith(referenceModel) ? digits.slice(referenceModel.length) : digits
  ).padStart(orderDigits + 2, '0');
  const order = Number(reference.slice(2));

  return order > 0 && reference.length === orderDigits + 2 && paymentReference(order) === reference ? order : null;
}

/** Whether a text is a reference with right control digits by model 97, ours or not: digits, letters and dashes. */
export function isModel97Reference(text: string): boolean {
  const [, control = '', number = ''] = /^(\d{2})-?([0-9A-Z-]{1,20})$/.exec(text) ?? [];
  // a letter counts as its place behind nine: A is 10
  const digits = number.replaceAll('-', '').replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return digits !== '' && controlDigits97(digits) === control;
}
