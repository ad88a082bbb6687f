import { boostProducts } from '@volan/domain-rules';
import { Card } from '@volan/ui/Card';
import { Heading } from '@volan/ui/Heading';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { TierLabel } from '@volan/ui/TierLabel';
import { useWithheld } from '../../../blocks/offers/useWithheld.ts';
import { useMessages } from '../../../runtime/site/useMessages.ts';

/** The price of each promotion in credits, its duration, and how many of it the balance buys. [L04-L08, T49] */
export function WhatTheyBuy({ balance }: { balance: number }) {
  const { t } = useMessages();
  if (useWithheld().includes('boosts')) return null;
  return (
    <Card as="section" kind="panel" padding="panel" gap={2} labelledBy="credits-buy">
      <Heading level={2} size="h3" id="credits-buy">
        {t('credits.buy')}
      </Heading>
      <Stack as="ul" gap={1.5}>
        {boostProducts.map(({ tier, title, credits, days }) => (
          <li key={tier}>
            <Row justify="between" gap={2}>
              <Row gap={1} wrap>
                <TierLabel tier={tier}>{t(title)}</TierLabel>
                <Text as="span" role="small" tone="secondary">
                  {t('credits.costs', { credits, days })}
                </Text>
              </Row>
              <Text as="span" role="small" keepTogether tone={balance < credits ? 'secondary' : 'primary'}>
                {t('credits.enough', { count: Math.floor(balance / credits) })}
              </Text>
            </Row>
          </li>
        ))}
      </Stack>
    </Card>
  );
}
