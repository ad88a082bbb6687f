import type { Plan } from '@volan/api-contract';
import type { Messages } from '../../../runtime/site/useMessages.ts';

/** The features of a packet, one fact a line, in one order for all. [M13] */
export function planFeatures(plan: Plan, { t }: Pick<Messages, 't'>): string[] {
  return [
    t('plans.ads', { count: plan.ads }),
    t('plans.images', { count: plan.images }),
    ...(plan.credits_month > 0 ? [t('plans.credits', { count: plan.credits_month })] : []),
    ...(plan.feed ? [t('plans.feed')] : []),
    ...(plan.widget ? [t('plans.widget')] : []),
    t('plans.staff', { count: plan.staff_seats }),
  ];
}

/** Limits that packets are compared by, in their order. */
export const planRows = ['price', 'ads', 'images', 'credits', 'boosts', 'feed', 'widget', 'staff'] as const;

/** A limit that packets are compared by. */
export type PlanRow = (typeof planRows)[number];

/** The value of a packet's limit, ready to read. */
export function planCell(row: PlanRow, plan: Plan, { t, number, money }: Messages): string {
  const has = (is: boolean) => t(is ? 'plans.yes' : 'plans.no');
  const cells: Readonly<Record<PlanRow, string>> = {
    price: money(plan.price, plan.currency),
    ads: number(plan.ads),
    images: number(plan.images),
    credits: number(plan.credits_month),
    boosts: number(plan.boosts),
    feed: has(plan.feed),
    widget: has(plan.widget),
    staff: number(plan.staff_seats),
  };
  return cells[row];
}
