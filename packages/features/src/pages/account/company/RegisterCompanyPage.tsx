import type { Account, ProfileTypeEntry } from '@volan/api-contract';
import { Button } from '@volan/ui/Button';
import { Row } from '@volan/ui/Row';
import { Text } from '@volan/ui/Text';
import { FormCard } from '../../../blocks/forms/FormCard.tsx';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { useForm } from '../../../blocks/forms/useForm.ts';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { AccountPage } from '../../../shell/account/AccountPage.tsx';
import { RegistrationFields, registrationLabels } from '../forms/RegistrationFields.tsx';
import type { NamedPlace } from '../profile/Addresses.tsx';

export interface RegisterCompanyPageProps {
  account: Account;
  /** Countries that a company may be in, the own one first. */
  countries: readonly NamedPlace[];
  /** The types of a company. */
  types: readonly ProfileTypeEntry[];
  result?: FormResult | undefined;
}

/** Registers a company for a private account. Its data and documents are completed on the next page. [J02, M12] */
export function RegisterCompanyPage({ account, countries, types, result }: RegisterCompanyPageProps) {
  const { t } = useMessages();
  const title = t('account.register-business');
  const form = useForm(result, 'register', 'register-', registrationLabels(t));

  return (
    <AccountPage account={account} page="ownCompany" title={title}>
      <FormCard name="register" title={t('own-company.title')} form={form}>
        <Text>{t('own-company.register-text')}</Text>
        <RegistrationFields form={form} prefix="register-" types={types} countries={countries} />
        <Row>
          <Button type="submit" variant="primary">
            {title}
          </Button>
        </Row>
      </FormCard>
    </AccountPage>
  );
}
