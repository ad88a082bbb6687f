import { listCreditMovements } from '@volan/api-contract';
import { movementsPerPage } from '@volan/domain-rules';
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
];
