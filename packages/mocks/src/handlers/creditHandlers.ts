import { activateWithCredits, listCreditMovements } from '@volan/api-contract';
import { movementsPerPage, priorityReviewCredits, priorityReviewDays } from '@volan/domain-rules';
import { fixtureNow } from '../fixtures/fixtureNow.ts';
import { creditMovementsOf } from '../marketplace/creditMovementsOf.ts';
import { mockCall } from '../mockCall.ts';

/** Calls about credits; nothing is kept. */
export const creditHandlers = [
  mockCall(listCreditMovements, ({ kind, page = 1, per_page: perPage = movementsPerPage }, { language }) => {
    const all = creditMovementsOf(language);
    const chosen = all.filter((each) => kind === undefined || each.kind === kind);
    const meta = { total: chosen.length, page, pages: 1, per_page: perPage, balance: all[0]?.left ?? 0 };

    return { data: page === 1 ? chosen.slice(0, perPage) : [], meta };
  }),
  mockCall(activateWithCredits, ({ ad_id }) => ({
    ad_id,
    credits: priorityReviewCredits,
    until: new Date(fixtureNow.getTime() + priorityReviewDays * 86_400_000).toISOString(),
    balance: 0,
  })),
];
