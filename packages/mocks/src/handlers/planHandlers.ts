import { getOwnPlans, listPlans, plansOf, setFreePeriod, setNextPlan } from '@volan/api-contract';
import { listingLimits } from '@volan/domain-rules';
import { lotPlans, noPlans } from '../fixtures/plans.ts';
import { mockCall } from '../mockCall.ts';

/** Calls about packets: the account of the mocks has bought none. */
export const planHandlers = [
  mockCall(listPlans, (_input, { brand }) => plansOf(brand)),
  mockCall(getOwnPlans, (_input, { brand }) => noPlans(brand)),
  mockCall(setFreePeriod, ({ id, period = listingLimits.freePeriodMonths }) => ({
    id,
    free_until: period > 0 ? '2027-05-20T09:30:00.000Z' : null,
  })),
  mockCall(setNextPlan, ({ plan }, { brand }) => ({ ...lotPlans(brand), next: plan === 'none' ? null : plan })),
];
