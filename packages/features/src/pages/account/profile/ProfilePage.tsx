import type { Account } from '@volan/api-contract';
import { formatPhone, profileTypes } from '@volan/domain-rules';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { Tag } from '@volan/ui/Tag';
import { Text } from '@volan/ui/Text';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { PasskeyOffer } from '../passkeys/PasskeyOffer.tsx';
import { AccountPage } from '../../../shell/account/AccountPage.tsx';
import { VerifyEmail } from './VerifyEmail.tsx';

export interface ProfilePageProps {
  account: Account;
  /** Whether the account can be entered without its password. */
  hasPasskey: boolean;
  result?: FormResult | undefined;
}

/** The start of the account. [B07] */
export function ProfilePage({ account, hasPasskey, result }: ProfilePageProps) {
  const site = useSite();
  const { t } = useMessages();
  return (
    <AccountPage account={account} page="profile" title={t('account.profile-title')}>
      <VerifyEmail account={account} result={result} />
      <Card kind="panel" padding="panel">
        <Stack gap={2}>
          <Text role="lead">{t('account.welcome', { name: account.name })}</Text>
          <Text tone="secondary">{account.email}</Text>
          {account.mobile !== null && (
            <Row gap={1} wrap>
              <Text tone="secondary">{formatPhone(account.mobile)}</Text>
              {account.mobile_verified && <Tag tone="positive">{t('account.phone-verified')}</Tag>}
            </Row>
          )}
          <Row gap={1} wrap>
            <Button href={pagePath(site, 'settings', {})}>{t('account.settings')}</Button>
            <Button href={pagePath(site, 'companyMembers', {})}>{t('members.title')}</Button>
            {account.type_id !== profileTypes.private && (
              <Button href={pagePath(site, 'feeds', {})}>{t('feeds.title')}</Button>
            )}
            <Button href={pagePath(site, 'history', {})}>{t('shell.history')}</Button>
          </Row>
        </Stack>
      </Card>
      {!hasPasskey && <PasskeyOffer />}
    </AccountPage>
  );
}
