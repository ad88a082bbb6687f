import type { CreditMovement } from '@volan/api-contract';
import { loyaltyRewards, type LoyaltyReward } from '@volan/domain-rules';
import type { Messages } from '../../../runtime/site/useMessages.ts';
import { movementText } from '../../../blocks/credits/movementText.ts';

/** "25 credits for 225 points". */
export const offerText = ({ points, credits }: LoyaltyReward, { t }: Pick<Messages, 't'>) =>
  t('loyalty.offer', {
    credits: t('product.credits', { count: credits }),
    points: t('loyalty.count', { count: points }),
  });

/** The text of a line in the history of points: "Ad sold, Golf 6", "Exchanged for 10 credits". [B17] */
export function pointsText(movement: CreditMovement, messages: Pick<Messages, 't'>): string {
  const { t } = messages;
  const reward = movement.kind === 'reward' ? loyaltyRewards.find(({ id }) => id === movement.product) : undefined;
  return reward
    ? t('loyalty.exchanged-for', { credits: t('product.credits', { count: reward.credits }) })
    : movementText(movement, messages);
}
