import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { Heading } from '@volan/ui/Heading';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { useEffect, useState } from 'react';
import { browserStore, useBrowserStore } from '../../../runtime/browser/browserStore.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';

/** Whether this browser has answered: it is asked once. */
export const passkeyOfferAnswered = browserStore<boolean>({
  key: 'passkeyOffer',
  empty: false,
  parse: (kept) => kept === true,
});

/**
 * Offers to sign in by what unlocks the device, where it can do that and the account has no such way yet. It stands
 * where the page begins, and whoever answers is not asked again in this browser.
 */
export function PasskeyOffer() {
  const site = useSite();
  const { t } = useMessages();
  const answered = useBrowserStore(passkeyOfferAnswered);
  const [isPossible, setPossible] = useState(false);
  useEffect(() => {
    if (typeof PublicKeyCredential === 'undefined') return;
    void PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().then(setPossible, () => {});
  }, []);
  if (!isPossible || answered) return null;
  const answer = () => passkeyOfferAnswered.write(true);
  // later: a form that goes away is not sent
  const answerOnceSent = () => void setTimeout(answer);
  return (
    <Card as="section" kind="panel" padding="panel" labelledBy="passkey-offer">
      <form method="post" action={`${pagePath(site, 'settings', {})}?tab=security#passkeys`} onSubmit={answerOnceSent}>
        <input type="hidden" name="form" value="passkey-create" />
        <Stack gap={2}>
          <Heading level={2} size="h3" id="passkey-offer">
            {t('account.passkey-offer-title')}
          </Heading>
          <Text>{t('account.passkey-offer-text')}</Text>
          <Row gap={1} wrap>
            <Button type="submit" variant="primary">
              {t('account.passkey-create')}
            </Button>
            <Button onClick={answer}>{t('account.passkey-offer-later')}</Button>
          </Row>
        </Stack>
      </form>
    </Card>
  );
}
