import { useEffect, useRef } from 'react';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';

/** Name of the field with the copy. It is no field of the ad. */
export const phoneFormField = 'phone_form';

/** The phone form of the page. */
const phoneForm = () =>
  document.querySelector<HTMLInputElement>('form input[name=form][value=phone]')?.form ?? undefined;

/**
 * Copies what was typed into the form of the phone into the form of the ad: a browser sends one of them, and the page
 * that answers shows both again. Without scripts it is the step and the number. [J06, G14]
 */
export function PhoneFormCopy({ result }: { result: FormResult | undefined }) {
  const field = useRef<HTMLInputElement>(null);
  const sent = result?.form === 'phone' ? result.values : {};

  useEffect(() => {
    const form = field.current?.form;
    const copy = ({ formData }: FormDataEvent) => {
      const typed = phoneForm();
      if (typed) formData.set(phoneFormField, String(new URLSearchParams([...new FormData(typed)] as string[][])));
    };
    form?.addEventListener('formdata', copy);

    return () => form?.removeEventListener('formdata', copy);
  }, []);

  return <input ref={field} type="hidden" name={phoneFormField} defaultValue={String(new URLSearchParams(sent))} />;
}
