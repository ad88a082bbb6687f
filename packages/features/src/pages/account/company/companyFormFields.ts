import type { OwnCompany } from '@volan/api-contract';
import { maxCompanyPhones, maxHoursExceptions } from '@volan/domain-rules';
import type { ShownForm } from '../../../blocks/forms/useForm.ts';

/** Name of the form: {@link OwnCompanyPage} sends it, and the prefix of its ids is the same. */
export const companyForm = 'company';

/** The hours of a company, whatever else a form is about. */
export type CompanyHours = Pick<OwnCompany, 'opening_hours' | 'hours_exceptions'>;

/** What the hours need in a form. */
export interface HoursPartProps extends Omit<CompanyPartProps, 'company'> {
  company: CompanyHours;
}

/** What every part of the form needs. */
export interface CompanyPartProps {
  company: OwnCompany;
  form: ShownForm;
  /** Labels of all fields by their names, in the order of the form. */
  labels: Readonly<Record<string, string>>;
}

/** Empty rows after those that are filled. */
const freeRows = { phones: 1, exceptions: 3 } as const;

/** How many phones the form has. */
export const phoneRows = ({ phones }: Pick<OwnCompany, 'phones'>) =>
  Math.min(maxCompanyPhones, phones.length + freeRows.phones);

/** How many exceptions to the hours the form has. */
export const exceptionRows = ({ hours_exceptions }: Pick<OwnCompany, 'hours_exceptions'>) =>
  Math.min(maxHoursExceptions, hours_exceptions.length + freeRows.exceptions);

/** Days of the week, from 0 = Monday. */
export const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;

/** Id, name, label, typed text and error of a field. */
export function fieldProps(name: string, { form, labels }: Omit<CompanyPartProps, 'company'>, value: string) {
  return {
    id: `${companyForm}-${name}`,
    name,
    label: labels[name] ?? name,
    defaultValue: form.value(name, value),
    error: form.error(name),
  };
}
