import type { Account, MessageLink } from '@volan/api-contract';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { AccountPage } from '../../shell/account/AccountPage.tsx';
import { pagePath } from '../../runtime/site/pagePath.ts';
import { useSite } from '../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../runtime/site/useMessages.ts';

export interface MessageLinkPageProps {
  account: Account;
  link: MessageLink;
  /** Path of the conversation with the link; the list of all if it is not known. */
  back?: string | undefined;
}

/**
 * Where links in messages lead first: names the host that they lead to. Only a press leads on, and only to a link in a
 * message that the visitor may read. [N12]
 */
export function MessageLinkPage({ account, link: { host, url, kind }, back }: MessageLinkPageProps) {
  const site = useSite();
  const { t } = useMessages();
  const isFraud = kind === 'look-alike';

  return (
    <AccountPage account={account} page="messages" title={t('shield.leaving-title', { brand: site.brand.name })}>
      <Card as="section" kind="panel" padding="panel">
        <Stack gap={2}>
          <Text>
            {t('shield.leaving-to')}: <strong>{host}</strong>
          </Text>
          <Text tone="secondary">{url}</Text>
          <Alert tone={isFraud ? 'critical' : 'caution'}>
            {t(isFraud ? 'shield.leaving-look-alike' : 'shield.leaving-link')}
          </Alert>
          <Row gap={1} wrap>
            <Button variant="primary" href={back ?? pagePath(site, 'messages', {})}>
              {t('shield.back')}
            </Button>
            <Button href={url} rel="noopener noreferrer nofollow">
              {t('shield.open', { host })}
            </Button>
          </Row>
        </Stack>
      </Card>
    </AccountPage>
  );
}
