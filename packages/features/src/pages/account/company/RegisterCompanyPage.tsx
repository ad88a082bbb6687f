import type { Account } from '@volan/api-contract';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { AccountPage } from '../../../shell/account/AccountPage.tsx';
import { RegisterCompanyForm, type RegisterCompanyFormProps } from './RegisterCompanyForm.tsx';

export interface RegisterCompanyPageProps extends RegisterCompanyFormProps {
  account: Account;
}

/** Registers a company for a private account. Its data and documents are completed on the next page. [J02, M12] */
export function RegisterCompanyPage({ account, ...form }: RegisterCompanyPageProps) {
  const { t } = useMessages();

  return (
    <AccountPage account={account} page="ownCompany" title={t('account.register-business')}>
      <RegisterCompanyForm {...form} />
    </AccountPage>
  );
}
