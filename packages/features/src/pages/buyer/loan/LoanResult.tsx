import type { LoanPlan, LoanReading } from '@volan/domain-rules';
import { Button } from '@volan/ui/Button';
import { niceTicks, type ChartPoint } from '@volan/ui/chart';
import { Disclosure } from '@volan/ui/Disclosure';
import { Heading } from '@volan/ui/Heading';
import { LineChart } from '@volan/ui/LineChart';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { StatTiles } from '@volan/ui/StatTiles';
import { Text } from '@volan/ui/Text';
import { PlainTable } from '../../../blocks/plainTable/PlainTable.tsx';
import { useMessages, type Messages } from '../../../runtime/site/useMessages.ts';
import { loanColumns } from './loanTable.ts';

/** An effective rate as text: two decimals, as lenders state it. */
export const rateText = (rate: number | null, { measure }: Pick<Messages, 'measure'>) =>
  // the search for the rate ends beside zero, and minus zero is no rate
  rate === null ? '–' : measure(Math.round(rate * 100) / 100 || 0, '%');

/** The sums of a loan. */
export function LoanSums({ reading: { amount }, plan }: { reading: LoanReading; plan: LoanPlan }) {
  const messages = useMessages();
  const { t, money } = messages;

  return (
    <Stack gap={1.5}>
      <StatTiles
        size="plain"
        label={t('loan.result')}
        tiles={[
          { label: t('loan.monthly'), value: money(plan.payment, 'EUR') },
          { label: t('loan.effective'), value: rateText(plan.effectiveRate, messages) },
          { label: t('loan.total'), value: money(plan.total, 'EUR') },
          { label: t('loan.amount'), value: money(amount ?? 0, 'EUR') },
          { label: t('loan.interest'), value: money(plan.interest, 'EUR') },
          { label: t('loan.charges'), value: money(plan.charges, 'EUR') },
        ]}
      />
      {plan.effectiveRate === null && <Text tone="secondary">{t('loan.no-effective')}</Text>}
      <Text tone="secondary">{t('loan.effective-help')}</Text>
      <Text tone="secondary">{t('loan.no-offer')}</Text>
    </Stack>
  );
}

/** Repaid capital and paid interest at the end of each year of a plan, or of each month of a short one. */
function chartPoints({ months }: LoanPlan, { t, money }: Messages): ChartPoint[] {
  const every = months.length > 24 ? 12 : 1;
  let [capital, interest] = [0, 0];

  return months.flatMap((month) => {
    capital += month.capital;
    interest += month.interest;
    if (month.month % every !== 0 && month.month !== months.length) return [];

    const label = t('loan.after', { count: month.month });

    return [
      {
        label,
        axis: String(month.month),
        value: capital / 100,
        text: `${t('loan.capital')}: ${money(capital, 'EUR')}`,
        before: { value: interest / 100, text: `${t('loan.interest')}: ${money(interest, 'EUR')}` },
      },
    ];
  });
}

/** Capital and interest over time. */
function LoanChart({ plan }: { plan: LoanPlan }) {
  const messages = useMessages();
  const { t, money, price } = messages;
  const points = chartPoints(plan, messages);
  const highest = Math.max(...points.flatMap(({ value, before }) => [value, before?.value ?? 0]));
  // about five labels fit on a phone
  const step = Math.ceil(points.length / 5);

  return (
    <LineChart
      points={points.map(({ axis, ...point }, index) =>
        axis !== undefined && (index % step === 0 || index === points.length - 1) ? { ...point, axis } : point,
      )}
      ticks={niceTicks(highest).map((value) => ({ value, text: price(value) }))}
      legend={[t('loan.capital'), t('loan.interest')]}
      labels={{
        summary: t('loan.chart-summary', {
          capital: money(plan.total - plan.interest - plan.charges, 'EUR'),
          interest: money(plan.interest, 'EUR'),
        }),
        pointer: t('loan.month'),
        table: t('rating.table'),
        columns: [t('loan.month'), t('loan.capital'), t('loan.interest')],
        empty: t('loan.no-loan'),
      }}
    />
  );
}

/** The chart and the table of a loan. */
export function LoanSchedule({ plan, csvHref }: { plan: LoanPlan; csvHref: string }) {
  const messages = useMessages();
  const { t, money, number } = messages;
  const columns = loanColumns(messages);

  return (
    <Stack as="section" gap={2} labelledBy="loan-plan">
      <Heading level={2} id="loan-plan">
        {t('loan.plan')}
      </Heading>
      <LoanChart plan={plan} />
      <Row>
        <Button icon="download" href={csvHref} rel="nofollow">
          {t('loan.download')}
        </Button>
      </Row>
      <Disclosure moreLabel={t('loan.show-plan')} lessLabel={t('loan.hide-plan')} look="button">
        <PlainTable
          caption={t('loan.plan')}
          columns={[{ name: t('loan.month') }, ...columns.map(({ name }) => ({ name, isNumber: true }))]}
          rows={plan.months.map((month) => [
            number(month.month),
            ...columns.map(({ value }) => money(value(month), 'EUR')),
          ])}
        />
      </Disclosure>
    </Stack>
  );
}
