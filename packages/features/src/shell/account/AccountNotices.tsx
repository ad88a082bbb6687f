import { companyQueries, useApi } from '@volan/api-client/react';
import type { Account } from '@volan/api-contract';
import { profileTypes } from '@volan/domain-rules';
import { useQuery } from '@tanstack/react-query';
import { Alert } from '@volan/ui/Alert';
import { Link } from '@volan/ui/Link';
import { pagePath } from '../../runtime/site/pagePath.ts';
import { useSite } from '../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../runtime/site/useMessages.ts';
import { CompanyState } from './CompanyState.tsx';

/**
 * Why the account is suspended, what that means, and where its owner can answer; a password that others have seen; the
 * state of the account's company. [H08, M12]
 */
export function AccountNotices({ account }: { account: Account }) {
  const site = useSite();
  const { t, date } = useMessages();
  const isBusiness = account.type_id !== profileTypes.private;
  const { data: company } = useQuery({ ...companyQueries.own(useApi()), enabled: isBusiness });

  return (
    <>
      {account.suspended === 1 && (
        <Alert
          tone="critical"
          title={t('account.suspended')}
          actions={<Link href={pagePath(site, 'statements', {})}>{t('statements.open')}</Link>}
        >
          {t('account.suspended-text')}
          {account.suspended_until !== null && (
            <p>{t('account.suspended-until', { date: date(account.suspended_until, site.brand.timeZone) })}</p>
          )}
          {account.status_reason !== '' && <p dir="auto">{account.status_reason}</p>}
        </Alert>
      )}
      {account.must_change_password && (
        <Alert
          tone="caution"
          actions={
            <Link href={`${pagePath(site, 'settings', {})}?tab=security#password-title`}>
              {t('account.change-password')}
            </Link>
          }
        >
          {t('account.must-change-password')}
        </Alert>
      )}
      {isBusiness && company && <CompanyState company={company} />}
    </>
  );
}
