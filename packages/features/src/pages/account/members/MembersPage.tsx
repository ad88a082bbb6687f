import type { Account, CompanyMembership } from '@volan/api-contract';
import { Alert } from '@volan/ui/Alert';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { AccountPage } from '../../../shell/account/AccountPage.tsx';
import { CompanyMembers } from './CompanyMembers.tsx';

export interface MembersPageProps {
  account: Account;
  memberships: readonly CompanyMembership[];
  result?: FormResult | undefined;
}

/** The companies that the account acts for, and who else does. [H07] */
export function MembersPage({ account, memberships, result }: MembersPageProps) {
  const { t } = useMessages();
  return (
    <AccountPage account={account} page="companyMembers" title={t('members.title')}>
      {memberships.length === 0 && <Alert tone="info">{t('members.none')}</Alert>}
      {memberships.map((membership) => (
        <CompanyMembers key={membership.company_id} account={account} membership={membership} result={result} />
      ))}
    </AccountPage>
  );
}
