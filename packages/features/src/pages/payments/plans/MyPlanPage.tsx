import { profileTypes } from '@volan/domain-rules';
import type { Account, OwnPlans, Plan } from '@volan/api-contract';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { Heading } from '@volan/ui/Heading';
import { ProgressBar } from '@volan/ui/ProgressBar';
import { Row } from '@volan/ui/Row';
import { SectionHead } from '@volan/ui/SectionHead';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { AccountPage } from '../../../shell/account/AccountPage.tsx';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { NextPlan } from './NextPlan.tsx';
import { PlanCards } from './PlanCards.tsx';

export interface MyPlanPageProps {
  account: Account;
  plans: readonly Plan[];
  own: OwnPlans;
  result?: FormResult | undefined;
}

/** The running packet, its end, its use, and what was bought ahead. [J28-J30] */
function Running({ own: { active, slots, booked } }: { own: OwnPlans }) {
  const site = useSite();
  const { t, date, number } = useMessages();
  const isFull = slots.used > slots.limit;

  return (
    <Card as="section" kind="panel" padding="panel" gap={2} labelledBy="running">
      <Row justify="between" align="baseline" gap={2} wrap>
        <Heading level={2} size="h3" id="running">
          {t(`product.plan-${active.id}`)}
        </Heading>
        {active.end !== null && <Text tone="secondary">{t('plans.until', { date: date(active.end) })}</Text>}
      </Row>
      {active.end === null && <Text tone="secondary">{t('plans.free-runs')}</Text>}
      <ProgressBar
        label={t('plans.slots')}
        value={Math.min(slots.used, slots.limit)}
        max={slots.limit}
        valueText={t('plans.slots-used', { used: number(slots.used), limit: number(slots.limit) })}
        tone={isFull ? 'critical' : 'accent'}
      />
      {isFull && <Text tone="secondary">{t('plans.over-limit')}</Text>}
      {booked.map(({ id, start, end }) => (
        <Text key={start}>
          {t('plans.booked', { name: t(`plans.name-${id}`), start: date(start), end: date(end) })}
        </Text>
      ))}
      <Row>
        <Button href={pagePath(site, 'activeAds', {})}>{t('shell.my-ads')}</Button>
      </Row>
    </Card>
  );
}

/** The packet of an account: what runs, what follows, and what else could be taken. [B23, M13] */
export function MyPlanPage({ account, plans, own, result }: MyPlanPageProps) {
  const site = useSite();
  const { t } = useMessages();
  const { until } = own;

  return (
    <AccountPage account={account} page="myPlan" title={t('plans.mine')}>
      <Running own={own} />
      {until !== null && <NextPlan own={{ ...own, until }} result={result} />}
      <section aria-labelledby="offers">
        <Stack gap={2}>
          <SectionHead
            id="offers"
            title={t('plans.offers')}
            all={{ label: t('plans.compare'), href: `${pagePath(site, 'paymentPlans', {})}#compare` }}
          />
          <PlanCards plans={plans} own={own} needsCompany={account.type_id === profileTypes.private} />
        </Stack>
      </section>
    </AccountPage>
  );
}
