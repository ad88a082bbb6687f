import type { FormResult } from '@volan/features/account';
import { phoneFormField } from '@volan/features/selling';

/** Fields of the form of a phone, and the most characters of each. */
const fieldNames = ['step', 'phoneCountry', 'phone', 'code'] as const;
const maxLength = 40;

/**
 * The phone form with the values that it had when the form of the ad was sent; undefined if it was empty. The page shows
 * the same step, number and code again. [J06, G14]
 */
export function phoneFormIn(form: URLSearchParams): FormResult | undefined {
  const copy = new URLSearchParams(form.get(phoneFormField) ?? '');
  const values = Object.fromEntries(
    fieldNames.flatMap((name) => {
      const text = copy.get(name)?.slice(0, maxLength) ?? '';
      return text === '' ? [] : [[name, text]];
    }),
  );
  if (values['phone'] === undefined) return undefined;

  return { ok: values['step'] === 'code', form: 'phone', values, errors: {}, failure: null };
}
