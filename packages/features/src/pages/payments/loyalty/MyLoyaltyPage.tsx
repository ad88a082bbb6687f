import type { Account, CreditMovementListMeta, MyLoyalty } from '@volan/api-contract';
import { levelOf, loyaltyLevels, loyaltyRewards, type LoyaltyRewardId } from '@volan/domain-rules';
import { Alert } from '@volan/ui/Alert';
import { Card } from '@volan/ui/Card';
import { CreditLedger } from '@volan/ui/CreditLedger';
import { EmptyState } from '@volan/ui/EmptyState';
import { Grid } from '@volan/ui/Grid';
import { Heading } from '@volan/ui/Heading';
import { Link } from '@volan/ui/Link';
import { LoyaltyProgress } from '@volan/ui/LoyaltyProgress';
import { Pagination } from '@volan/ui/Pagination';
import { FormHead } from '../../../blocks/forms/FormHead.tsx';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { useForm } from '../../../blocks/forms/useForm.ts';
import { pagerOf } from '../../../blocks/pager/pagerOf.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { AccountPage } from '../../../shell/account/AccountPage.tsx';
import { pointsText } from './loyaltyTexts.ts';
import { PointRewards } from './PointRewards.tsx';

export interface MyLoyaltyPageProps {
  account: Account;
  mine: MyLoyalty;
  meta: CreditMovementListMeta;
  /** Id of the exchange for each reward: the form sent twice exchanges once. */
  keys: Readonly<Record<LoyaltyRewardId, string>>;
  /** The last exchanged reward. */
  exchanged?: LoyaltyRewardId | null | undefined;
  /** How many points the try that failed lacked. */
  missing?: number | undefined;
  result?: FormResult | undefined;
}

/** The level that is held, and how far the next one is. */
function Level({ mine: { earned, points } }: Pick<MyLoyaltyPageProps, 'mine'>) {
  const { t, number } = useMessages();
  const { index, missing, share } = levelOf(earned);
  const next = loyaltyLevels[index + 1];

  return (
    <LoyaltyProgress
      label={t('loyalty.your-level')}
      points={{ label: t('loyalty.to-spend'), value: number(points) }}
      levels={loyaltyLevels.map(({ id, from }) => ({ name: t(`loyalty.level-${id}`), from: number(from) }))}
      level={index}
      share={share}
      stateLabels={{ reached: t('loyalty.reached'), next: t('loyalty.next') }}
    >
      {missing === null || !next
        ? t('loyalty.top')
        : t('loyalty.missing', {
            points: t('loyalty.count', { count: missing }),
            level: t(`loyalty.level-${next.id}`),
          })}
    </LoyaltyProgress>
  );
}

/** How points came and went, the newest first. */
function PointHistory({ mine: { movements }, meta }: Pick<MyLoyaltyPageProps, 'mine' | 'meta'>) {
  const site = useSite();
  const messages = useMessages();
  const { t, number, date } = messages;
  const path = pagePath(site, 'myLoyaltyProgram', {});

  return (
    <Card as="section" kind="panel" padding="panel" gap={2} labelledBy="history">
      <Heading level={2} size="h3" id="history">
        {t('loyalty.history')}
      </Heading>
      <CreditLedger
        label={t('loyalty.history')}
        columns={{ text: t('credits.change'), date: t('credits.date'), amount: t('loyalty.points') }}
        compact
        movements={movements.map((movement) => ({
          id: String(movement.id),
          text: pointsText(movement, messages),
          date: date(movement.at),
          dateTime: movement.at,
          amount: `${movement.change > 0 ? '+' : '−'}${number(Math.abs(movement.change))}`,
          gain: movement.change > 0,
        }))}
        empty={<EmptyState icon="gift" title={t('loyalty.none')} help={t('loyalty.none-text')} headingLevel={3} />}
      />
      {meta.pages > 1 && (
        <Pagination
          {...pagerOf(meta.page, meta.pages, (page) => `${path}${page > 1 ? `?page=${page}` : ''}#history`, messages)}
        />
      )}
    </Card>
  );
}

/** Level, points, what they are exchanged for and how they came about; works without JavaScript. [B17, M18] */
export function MyLoyaltyPage({ account, mine, meta, keys, exchanged, missing, result }: MyLoyaltyPageProps) {
  const site = useSite();
  const { t } = useMessages();
  const form = useForm(missing === undefined ? result : undefined, result?.form ?? '', 'reward-');
  const reward = loyaltyRewards.find(({ id }) => id === exchanged);

  return (
    <AccountPage
      account={account}
      page="myLoyaltyProgram"
      title={t('loyalty.title')}
      actions={<Link href={pagePath(site, 'loyaltyProgram', {})}>{t('loyalty.rules-link')}</Link>}
    >
      {reward && (
        <Alert
          tone="positive"
          urgent
          actions={
            <Link href={pagePath(site, 'credits', {})} standalone>
              {t('shell.credits')}
            </Link>
          }
        >
          {t('loyalty.exchanged', { credits: t('product.credits', { count: reward.credits }) })}
        </Alert>
      )}
      <FormHead id="reward-errors" form={form} />
      {missing !== undefined && (
        <Alert tone="caution" urgent title={t('loyalty.lacks', { points: t('loyalty.count', { count: missing }) })}>
          {t('failures.not-enough-points')}
        </Alert>
      )}
      <Level mine={mine} />
      {mine.owed > 0 && (
        <Alert tone="info">{t('loyalty.owed', { points: t('loyalty.count', { count: mine.owed }) })}</Alert>
      )}
      <Grid layout="panels2">
        <PointRewards mine={mine} keys={keys} sendTo={pagePath(site, 'myLoyaltyProgram', {})} />
        <PointHistory mine={mine} meta={meta} />
      </Grid>
    </AccountPage>
  );
}

/** A reward in an address or a form; null for any other text. */
export const rewardIn = (text: string | null): LoyaltyRewardId | null =>
  loyaltyRewards.find(({ id }) => id === text)?.id ?? null;
