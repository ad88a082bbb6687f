import { getOwnPlans, listPlans, plansOf, setNextPlan } from '@volan/api-contract';
import { lotPlans, noPlans } from '../fixtures/plans.ts';
import { mockCall } from '../mockCall.ts';

/** Calls about packets: the account of the mocks has bought none. */
export const planHandlers = [
  mockCall(listPlans, (_input, { brand }) => plansOf(brand)),
  mockCall(getOwnPlans, (_input, { brand }) => noPlans(brand)),
  mockCall(setNextPlan, ({ plan }, { brand }) => ({ ...lotPlans(brand), next: plan === 'none' ? null : plan })),
];
