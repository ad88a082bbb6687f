import type { AdField } from '@volan/domain-rules';
import { Select } from '@volan/ui/Select';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { controlId, textOf, useAdForm } from './AdFormContext.ts';

/** Months that can be chosen: some that are over, and three years to come. */
const months = { past: 12, coming: 36 } as const;

/** `2027-03`, as the form reads it. */
const monthValue = (count: number) => `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;

/** A month such as "registered until": chosen, so that none can be mistyped. */
export function MonthField({ field: { name, specification, required } }: { field: AdField }) {
  const { given, error } = useAdForm();
  const { now } = useSite();
  const { t, month } = useMessages();
  const today = new Date(now);
  const first = today.getUTCFullYear() * 12 + today.getUTCMonth() - months.past;
  const listed = Array.from({ length: months.past + months.coming + 1 }, (_, index) => monthValue(first + index));
  const value = textOf(given, name);
  const labelOf = (text: string) => {
    const [year, number] = text.split('-').map(Number);
    return year !== undefined && number !== undefined && number >= 1 && number <= 12 ? month(year, number) : text;
  };
  const values = value === '' || listed.includes(value) ? listed : [value, ...listed];

  return (
    <Select
      id={controlId(name)}
      name={name}
      label={specification?.title ?? name}
      required={required}
      {...(required && { optional: t('selling.required') })}
      error={error(name)}
      defaultValue={value}
      options={[
        { value: '', label: t('selling.not-said') },
        ...values.map((one) => ({ value: one, label: labelOf(one) })),
      ]}
    />
  );
}
