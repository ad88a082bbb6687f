import type { CallMeta, listPayments } from '@volan/api-contract';
import { StatTiles } from '@volan/ui/StatTiles';
import { useSite } from '../shell/site.ts';

/** Sums of the filtered payments: one for each currency, never added together. [J135] */
export function PaymentSums({ sums }: { sums: CallMeta<typeof listPayments>['sums'] }) {
  const { texts, words } = useSite();
  const { money, number } = words.formats;
  const countOf = (name: 'paid_count' | 'declined_count') =>
    number(sums.reduce((together, each) => together + each[name], 0));

  return (
    <StatTiles
      label={texts.paymentsSums}
      size="plain"
      tiles={[
        ...sums.map(({ currency, paid, refunded, paid_count: count }) => ({
          label: texts.sumPaid({ currency }),
          value: money(paid, currency),
          note: texts.sumNote({
            refunded: money(refunded, currency),
            average: money(count === 0 ? 0 : Math.round(paid / count), currency),
          }),
        })),
        { label: texts.sumPaidCount, value: countOf('paid_count') },
        { label: texts.sumDeclined, value: countOf('declined_count') },
      ]}
    />
  );
}
