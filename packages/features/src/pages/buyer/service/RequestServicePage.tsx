import type { Account } from '@volan/api-contract';
import { Card } from '@volan/ui/Card';
import { Heading } from '@volan/ui/Heading';
import { Link } from '@volan/ui/Link';
import { Stack } from '@volan/ui/Stack';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { VerifyEmail } from '../../../blocks/forms/VerifyEmail.tsx';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { PrivateHead } from '../../../shell/head/PrivateHead.tsx';
import { SitePage } from '../../../shell/SitePage.tsx';
import { RequestForm, type OwnRequest } from './RequestForm.tsx';

export interface RequestServicePageProps {
  service: { id: number; name: string };
  own: OwnRequest;
  /** Only accounts with a confirmed e-mail address may send. [H08] */
  account: Account;
  result?: FormResult | undefined;
}

/** The result for the form of the request: the form of the mailed code only carries the typed text. */
const typedIn = (result: FormResult | undefined): FormResult | undefined =>
  result?.form === 'verify-email' ? { ...result, form: 'request', ok: false, errors: {}, failure: null } : result;

/** Where a request is sent by somebody who signed in with a typed text, and where a refused one is corrected. [M16] */
export function RequestServicePage({ service, own, account, result }: RequestServicePageProps) {
  const site = useSite();
  const { t } = useMessages();
  const { message = '', vehicle_id: vehicle = '' } = result?.values ?? {};

  return (
    <SitePage>
      <PrivateHead title={t('services.request')} />
      <Card as="section" kind="panel" padding="panel" labelledBy="request-title" gap={2}>
        <Stack gap={0.5}>
          <Heading level={1} size="h2" id="request-title">
            {t('services.request')}
          </Heading>
          <Link href={pagePath(site, 'service', { serviceId: service.id })}>{service.name}</Link>
        </Stack>
        {!account.email_verified && (
          <VerifyEmail
            account={account}
            result={result}
            kept={t('services.request-verify')}
            fields={{ message, vehicle_id: vehicle }}
          />
        )}
        <RequestForm serviceId={service.id} own={own} result={typedIn(result)} />
      </Card>
    </SitePage>
  );
}
