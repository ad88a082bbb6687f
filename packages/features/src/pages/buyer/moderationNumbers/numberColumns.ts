import type { ModerationNumbers } from '@volan/api-contract';
import { rejectionReasons } from '@volan/domain-rules';
import type { Messages } from '../../../runtime/site/useMessages.ts';

/** A number of a month. */
interface NumberColumn {
  readonly name: string;
  /** Null: no value. */
  readonly value: (numbers: ModerationNumbers) => number | null;
  /** Hours. @default a count */
  readonly isTime?: true;
}

/** A table of the page: its title and the columns after the month. */
export interface NumberTable {
  readonly id: 'ads' | 'reports' | 'accounts' | 'appeals';
  readonly title: string;
  readonly columns: readonly NumberColumn[];
}

/** The tables of the page and of its file, in their order. [N14] */
export function numberTables(t: Messages['t']): readonly NumberTable[] {
  return [
    {
      id: 'ads',
      title: t('numbers.ads'),
      columns: [
        { name: t('numbers.passed'), value: ({ ads }) => ads.passed },
        { name: t('numbers.reviewed'), value: ({ ads }) => ads.decided },
        { name: t('numbers.approved'), value: ({ ads }) => ads.approved },
        { name: t('numbers.asked'), value: ({ ads }) => ads.asked },
        { name: t('numbers.rejected'), value: ({ ads }) => ads.rejected },
        { name: t('numbers.removed'), value: ({ ads }) => ads.removed },
        { name: t('numbers.automatic'), value: ({ ads }) => ads.automatic },
        { name: t('numbers.median'), value: ({ ads }) => ads.median_hours, isTime: true },
      ],
    },
    {
      id: 'reports',
      title: t('numbers.reports'),
      columns: [
        { name: t('numbers.received'), value: ({ reports }) => reports.received },
        { name: t('numbers.acted'), value: ({ reports }) => reports.acted },
        { name: t('numbers.dismissed'), value: ({ reports }) => reports.dismissed },
        { name: t('numbers.open'), value: ({ reports }) => reports.open },
      ],
    },
    {
      id: 'accounts',
      title: t('numbers.accounts'),
      columns: [
        { name: t('numbers.suspended'), value: ({ accounts }) => accounts.suspended },
        { name: t('numbers.banned'), value: ({ accounts }) => accounts.banned },
        { name: t('numbers.automatic'), value: ({ accounts }) => accounts.automatic },
      ],
    },
    {
      id: 'appeals',
      title: t('numbers.appeals'),
      columns: [
        { name: t('numbers.received'), value: ({ appeals }) => appeals.received },
        { name: t('numbers.won'), value: ({ appeals }) => appeals.won },
        { name: t('numbers.upheld'), value: ({ appeals }) => appeals.upheld },
        { name: t('numbers.open'), value: ({ appeals }) => appeals.open },
      ],
    },
  ];
}

/** Reasons of refusals in a month: the number of each. */
export const reasonCount = ({ ads }: ModerationNumbers, reason: (typeof rejectionReasons)[number]) =>
  ads.reasons.find((each) => each.reason === reason)?.count ?? 0;

/** The same as rows of a file: a line for each month, with a head. */
export function numberRows(numbers: readonly ModerationNumbers[], t: Messages['t']): (string | number)[][] {
  const tables = numberTables(t);
  const head = tables.flatMap(({ title, columns }) => columns.map(({ name }) => `${title}: ${name}`));
  const reasons = rejectionReasons.map((reason) => `${t('numbers.reasons')}: ${t(`my-ads.refused-${reason}`)}`);

  return [
    [t('numbers.month'), ...head, ...reasons],
    ...numbers.map((each) => [
      each.month,
      ...tables.flatMap(({ columns }) => columns.map(({ value }) => value(each) ?? '')),
      ...rejectionReasons.map((reason) => reasonCount(each, reason)),
    ]),
  ];
}
