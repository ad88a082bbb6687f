import type { Account } from '@volan/api-contract';
import { Heading } from '@volan/ui/Heading';
import { Stack } from '@volan/ui/Stack';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { VerifyEmail } from '../../../blocks/forms/VerifyEmail.tsx';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { PrivateHead } from '../../../shell/head/PrivateHead.tsx';
import { QuietPage } from '../../../shell/QuietPage.tsx';
import { CheckoutSteps } from './CheckoutSteps.tsx';

export interface ConfirmFirstPageProps {
  /** Whose address is not confirmed yet. */
  account: Account;
  result?: FormResult | undefined;
}

/**
 * The checkout of somebody who may not buy yet: the code that was mailed, after which the same address shows what is
 * paid. [M03, M40]
 */
export function ConfirmFirstPage({ account, result }: ConfirmFirstPageProps) {
  const site = useSite();
  const { t } = useMessages();
  const title = t('checkout.title');

  return (
    <QuietPage back={{ label: t('checkout.back'), href: pagePath(site, 'cart', {}) }}>
      <PrivateHead title={title} />
      <Stack gap={3}>
        <Heading level={1}>{title}</Heading>
        <CheckoutSteps at="pay" />
        <VerifyEmail account={account} result={result} kept={t('checkout.verify-first')} />
      </Stack>
    </QuietPage>
  );
}
