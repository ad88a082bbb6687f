import { exchangePoints, Failure, getLoyalty, getMyLoyalty } from '@volan/api-contract';
import { brands, isRewardOpen, loyaltyProgramme, loyaltyRewards } from '@volan/domain-rules';
import { myLoyaltyOf } from '../marketplace/myLoyaltyOf.ts';
import { mockCall } from '../mockCall.ts';

/** Calls about the loyalty programme; nothing is kept. */
export const loyaltyHandlers = [
  mockCall(getLoyalty, (_input, { brand }) => loyaltyProgramme(brands[brand].creditCurrency)),
  mockCall(getMyLoyalty, ({ page = 1 }, { language }) => {
    const all = myLoyaltyOf(language);
    const meta = { total: all.movements.length, page, pages: 1, per_page: 20, balance: all.points };
    return { data: { ...all, movements: page === 1 ? all.movements : [] }, meta };
  }),
  mockCall(exchangePoints, ({ reward: id }, { language }) => {
    const { points, earned } = myLoyaltyOf(language);
    const reward = loyaltyRewards.find((each) => each.id === id);
    if (!reward || !isRewardOpen(reward, earned)) return new Failure<'forbidden', null>('forbidden');
    if (reward.points > points) return new Failure('not-enough-points', { data: { missing: reward.points - points } });

    const { credits } = reward;

    return { reward: id, points: reward.points, credits, points_left: points - reward.points, balance: credits };
  }),
];
