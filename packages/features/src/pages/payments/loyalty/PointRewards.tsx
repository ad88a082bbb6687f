import type { MyLoyalty } from '@volan/api-contract';
import { isRewardOpen, loyaltyRewards, type LoyaltyReward, type LoyaltyRewardId } from '@volan/domain-rules';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { Heading } from '@volan/ui/Heading';
import { Icon } from '@volan/ui/Icon';
import { coinsIcon } from '@volan/ui/icons';
import { Text } from '@volan/ui/Text';
import { useWithheld } from '../../../blocks/offers/useWithheld.ts';
import { useMessages, type Messages } from '../../../runtime/site/useMessages.ts';
import * as styles from './loyalty.css.ts';

export interface PointRewardsProps {
  mine: MyLoyalty;
  /** Id of the exchange for each reward: the form sent twice exchanges once. */
  keys: Readonly<Record<LoyaltyRewardId, string>>;
  /** Where the forms go. */
  sendTo: string;
}

/** The price of a reward, and why it cannot be had yet. */
function termsOf(reward: LoyaltyReward, { earned, points: held }: MyLoyalty, { t, number }: Messages) {
  const points = t('loyalty.count', { count: reward.points });
  if (!isRewardOpen(reward, earned)) {
    return t('loyalty.from-level', { points, level: t(`loyalty.level-${reward.level}`) });
  }
  return held < reward.points ? t('loyalty.lacking', { points, missing: number(reward.points - held) }) : points;
}

/** What points are exchanged for; each by one press, without JavaScript too. [B17, M18] */
export function PointRewards({ mine, keys, sendTo }: PointRewardsProps) {
  const messages = useMessages();
  const { t } = messages;
  if (useWithheld().includes('loyalty')) return null;

  return (
    <Card as="section" kind="panel" padding="panel" gap={1} labelledBy="rewards">
      <Heading level={2} size="h3" id="rewards">
        {t('loyalty.exchange')}
      </Heading>
      <ul className={styles.rewards}>
        {loyaltyRewards.map((reward) => {
          const name = t('product.credits', { count: reward.credits });
          const canExchange = isRewardOpen(reward, mine.earned) && mine.points >= reward.points;
          return (
            <li key={reward.id} className={styles.reward}>
              <Icon name={coinsIcon} />
              <div>
                <Text strong>{name}</Text>
                <Text role="small" tone="secondary">
                  {termsOf(reward, mine, messages)}
                </Text>
              </div>
              <form method="post" action={sendTo}>
                <input type="hidden" name="form" value="reward" />
                <input type="hidden" name="reward" value={reward.id} />
                <input type="hidden" name="key" value={keys[reward.id]} />
                <Button
                  type="submit"
                  size="small"
                  disabled={!canExchange}
                  aria-label={`${t('loyalty.do-exchange')}: ${name}`}
                >
                  {t('loyalty.do-exchange')}
                </Button>
              </form>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
