import type { ProfileTypeEntry } from '@volan/api-contract';
import type { ProfileType } from '@volan/domain-rules';
import { Button } from '@volan/ui/Button';
import { Row } from '@volan/ui/Row';
import { Text } from '@volan/ui/Text';
import { FormCard } from '../../../blocks/forms/FormCard.tsx';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { useForm } from '../../../blocks/forms/useForm.ts';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { RegistrationFields, registrationLabels } from '../forms/RegistrationFields.tsx';
import type { NamedPlace } from '../profile/Addresses.tsx';

export interface RegisterCompanyFormProps {
  /** Countries that a company may be in, the own one first. */
  countries: readonly NamedPlace[];
  /** The types of a company. */
  types: readonly ProfileTypeEntry[];
  /** The type that is chosen at first. @default dealer */
  firstType?: ProfileType | undefined;
  result?: FormResult | undefined;
}

/** The form that registers a company for a private account. [J02, M12] */
export function RegisterCompanyForm({ countries, types, firstType, result }: RegisterCompanyFormProps) {
  const { t } = useMessages();
  const form = useForm(result, 'register', 'register-', registrationLabels(t));

  return (
    <FormCard name="register" title={t('own-company.title')} form={form}>
      <Text>{t('own-company.register-text')}</Text>
      <RegistrationFields form={form} prefix="register-" types={types} firstType={firstType} countries={countries} />
      <Row>
        <Button type="submit" variant="primary">
          {t('account.register-business')}
        </Button>
      </Row>
    </FormCard>
  );
}
