import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { Heading } from '@volan/ui/Heading';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';

/**
 * Offers to sign in by unlocking the device. A plain form to the settings, which lead on to the device or back here;
 * the server draws it when it is due and stores the answer, so that nothing moves.
 */
export function PasskeyOffer() {
  const site = useSite();
  const { t } = useMessages();
  const settings = pagePath(site, 'settings', {});

  return (
    <Card as="section" kind="panel" padding="panel" labelledBy="passkey-offer">
      <form method="post" action={`${settings}?tab=security#passkeys`}>
        <Stack gap={2}>
          <Heading level={2} size="h3" id="passkey-offer">
            {t('account.passkey-offer-title')}
          </Heading>
          <Text>{t('account.passkey-offer-text')}</Text>
          <Row gap={1} wrap>
            <Button type="submit" name="form" value="passkey-create" variant="primary">
              {t('account.passkey-create')}
            </Button>
            <Button type="submit" name="form" value="passkey-later" formAction={settings}>
              {t('account.passkey-offer-later')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Card>
  );
}
