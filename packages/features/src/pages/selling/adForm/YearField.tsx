import type { AdField } from '@volan/domain-rules';
import { Select } from '@volan/ui/Select';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { controlId, textOf, useAdForm } from './AdFormContext.ts';

/** Years that are listed one by one; older ones are rare, and are listed below by decades. */
const listedYears = 60;

/** The model year, the newest first: no vehicle is of a later one than the next year. [M01] */
export function YearField({ field: { name, specification, required, min } }: { field: AdField }) {
  const { given, error } = useAdForm();
  const { now } = useSite();
  const { t, year } = useMessages();
  const newest = new Date(now).getUTCFullYear() + 1;
  const oldest = Math.max(min ?? 0, 1900);
  const count = Math.max(1, Math.min(newest - oldest + 1, 2 * listedYears));
  const years = Array.from({ length: count }, (_, index) => newest - index);
  const value = textOf(given, name);
  const isListed = value === '' || years.some((one) => String(one) === value);

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
        { value: '', label: t(required ? 'selling.choose' : 'selling.not-said') },
        ...(isListed ? [] : [{ value, label: value }]),
        ...years.map((one) => ({ value: String(one), label: year(one) })),
      ]}
    />
  );
}
