import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { Heading } from '@volan/ui/Heading';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { failureText } from '../../../blocks/forms/useForm.ts';

/** All stored data of the account, as a file. If there was none, `data` of the address says why. [M64] */
export function OwnData() {
  const site = useSite();
  const { t } = useMessages();
  const failure = new URLSearchParams(site.search).get('data');

  return (
    <Card as="section" kind="panel" padding="panel" labelledBy="data-title">
      <Stack gap={2}>
        <Heading level={2} size="h3" id="data-title">
          {t('account-data.title')}
        </Heading>
        {failure !== null && (
          <Alert tone="critical" urgent>
            {failureText(t, failure)}
          </Alert>
        )}
        <Text>{t('account-data.text')}</Text>
        <form method="post" action={pagePath(site, 'accountData', {})}>
          <Row>
            <Button type="submit">{t('account-data.download')}</Button>
          </Row>
        </form>
      </Stack>
    </Card>
  );
}
