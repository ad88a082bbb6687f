import type { Account } from '@volan/api-contract';
import { priceOfCredits } from '@volan/domain-rules';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { Grid } from '@volan/ui/Grid';
import { Heading } from '@volan/ui/Heading';
import { Price } from '@volan/ui/Price';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { CartOffer } from '../../../blocks/cart/CartOffer.tsx';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { AccountPage } from '../../../shell/account/AccountPage.tsx';
import { CreditHistory, type CreditHistoryProps } from './CreditHistory.tsx';
import { CreditsNumber } from './CreditsNumber.tsx';
import { WhatTheyBuy } from './WhatTheyBuy.tsx';

export interface CreditsPageProps extends CreditHistoryProps {
  account: Account;
  /** A typed text that is not a number of credits. @default null */
  refused?: string | null;
}

/** One number, what one credit is worth, and where more comes from. [L02, T59] */
function Balance({ balance }: { balance: number }) {
  const { creditCurrency: currency } = useSite().brand;
  const { t, number, money } = useMessages();
  return (
    <Card as="section" kind="panel" padding="panel" gap={2} labelledBy="balance">
      <Heading level={2} size="h3" id="balance">
        {t('credits.balance')}
      </Heading>
      <div>
        <Price size="large">{number(balance)}</Price>
        <Text role="small" tone="secondary">
          {t('product.credit-price', { price: money(priceOfCredits(1, currency), currency) })}
        </Text>
      </div>
      <Row>
        <Button variant="primary" icon="plus" href="#packages">
          {t('credits.top-up')}
        </Button>
      </Row>
    </Card>
  );
}

/** The balance, what it buys, where to get more, and its history; works without JavaScript. [B15] */
export function CreditsPage({ account, refused = null, ...history }: CreditsPageProps) {
  const { t } = useMessages();
  const { balance } = history.meta;
  return (
    <AccountPage account={account} page="credits" title={t('shell.credits')}>
      <Grid layout="panels2">
        <Balance balance={balance} />
        <WhatTheyBuy balance={balance} />
      </Grid>
      <section aria-labelledby="packages">
        <Stack gap={2}>
          <Heading level={2} size="h3" id="packages">
            {t('credits.packages')}
          </Heading>
          <CartOffer kind="credits" canPay more={<CreditsNumber refused={refused} />} />
        </Stack>
      </section>
      <CreditHistory {...history} />
    </AccountPage>
  );
}
