import type { ProfileTypeEntry } from '@volan/api-contract';
import { profileTypes, type ProfileType } from '@volan/domain-rules';
import { Select } from '@volan/ui/Select';
import { TextInput } from '@volan/ui/TextInput';
import type { ShownForm } from '../../../blocks/forms/useForm.ts';
import { useMessages, type Messages } from '../../../runtime/site/useMessages.ts';

export interface RegistrationFieldsProps {
  form: ShownForm;
  /** Prefix of the ids of the fields, before their names. */
  prefix: string;
  /** The types of a company. */
  types: readonly ProfileTypeEntry[];
  /** The type that is chosen at first. @default dealer */
  firstType?: ProfileType | undefined;
  /** Countries that a company may be in; `id` is the ISO number. */
  countries: readonly { readonly id: number; readonly name: string }[];
}

/** The questions to a company, in their order. */
const companyFields = [
  ['legal_name', { autoComplete: 'off', required: true }],
  ['tax_id', { inputMode: 'numeric', required: true }],
  ['registry_number', { inputMode: 'numeric', required: false }],
  ['address', { autoComplete: 'street-address', required: true }],
  ['phone', { type: 'tel', autoComplete: 'tel', required: true }],
  ['web', { type: 'url', autoComplete: 'url', required: false }],
] as const;

/** Labels of the fields of a registration, in their order. */
export const registrationLabels = (t: Messages['t']) => ({
  name: t('account.company-name'),
  type: t('account.kind'),
  country_id: t('account.country'),
  legal_name: t('account.legal-name'),
  tax_id: t('account.tax-number'),
  registry_number: t('account.registry-number'),
  address: t('account.address'),
  phone: t('account.phone'),
  web: t('account.web'),
});

/** What a company says when it registers: a new account, or one of a private person. [J02, M12] */
export function RegistrationFields(props: RegistrationFieldsProps) {
  const { form, prefix, types, firstType = profileTypes.dealer, countries } = props;
  const { t } = useMessages();
  const labels = registrationLabels(t);
  const field = (name: keyof typeof labels) => ({
    id: `${prefix}${name}`,
    name,
    label: labels[name],
    error: form.error(name),
  });

  return (
    <>
      <TextInput
        {...field('name')}
        defaultValue={form.value('name')}
        autoComplete="organization"
        required
        maxLength={60}
      />
      <Select
        {...field('type')}
        defaultValue={form.value('type', String(firstType))}
        options={types.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <Select
        {...field('country_id')}
        defaultValue={form.value('country_id', String(countries[0]?.id ?? ''))}
        options={countries.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      {companyFields.map(([name, more]) => (
        <TextInput
          key={name}
          {...field(name)}
          defaultValue={form.value(name)}
          {...more}
          {...(!more.required && { optional: t('account.optional') })}
        />
      ))}
    </>
  );
}
