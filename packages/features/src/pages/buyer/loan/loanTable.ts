import type { LoanMonth, LoanPlan } from '@volan/domain-rules';
import type { Messages } from '../../../runtime/site/useMessages.ts';

/** The columns of a plan, after the number of the month. */
export function loanColumns({ t }: Pick<Messages, 't'>) {
  const columns: { readonly name: string; readonly value: (month: LoanMonth) => number }[] = [
    { name: t('loan.payment'), value: ({ payment }) => payment },
    { name: t('loan.capital'), value: ({ capital }) => capital },
    { name: t('loan.interest'), value: ({ interest }) => interest },
    { name: t('loan.charges'), value: ({ charges }) => charges },
    { name: t('loan.remaining'), value: ({ remaining }) => remaining },
  ];

  return columns;
}

/** The plan as rows of a file: a line for each month in euros, with a head. [P22] */
export function loanRows({ months }: LoanPlan, messages: Pick<Messages, 't'>): (string | number)[][] {
  const columns = loanColumns(messages);
  return [
    [messages.t('loan.month'), ...columns.map(({ name }) => `${name} (EUR)`)],
    ...months.map((month) => [month.month, ...columns.map(({ value }) => value(month) / 100)]),
  ];
}
