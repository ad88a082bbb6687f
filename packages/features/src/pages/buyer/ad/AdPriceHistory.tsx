import type { AdDetails } from '@volan/api-contract';
import { StatTiles, StepChart, Text } from '@volan/ui';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages, type Messages } from '../../../runtime/site/useMessages.ts';
import { AdSection } from './AdSection.tsx';
import { priceSteps, type DatedPrice } from './priceSteps.ts';
import { roundTicks } from './roundTicks.ts';

export interface AdPriceHistoryProps {
  ad: Pick<AdDetails, 'first_seen_at' | 'price_history'>;
}

const day = 86_400_000;

/** "−600 €", with a real minus. */
function changeText(change: number, { price }: Messages) {
  return `${change < 0 ? '−' : '+'}${price(Math.abs(change))}`;
}

/** How long an ad has been here, independent of its seller, and how its price moved. [N02, M53] */
export function AdPriceHistory({ ad }: AdPriceHistoryProps) {
  const { now } = useSite();
  const messages = useMessages();
  const { t, date } = messages;
  const days = Math.floor((now - Date.parse(ad.first_seen_at)) / day);
  const steps = priceSteps(ad.price_history, (moment) => date(moment));
  const here =
    days < 1 ? t('price-history.new') : t('price-history.on-site', { count: days, date: date(ad.first_seen_at) });

  return (
    <AdSection id="price-history" title={t('price-history.title')}>
      <Text tone="secondary">
        {here} {steps.length > 1 ? t('price-history.relisted') : t('price-history.unchanged')}
      </Text>
      {steps.length > 1 && <Steps steps={steps} now={now} messages={messages} />}
    </AdSection>
  );
}

function Steps({ steps, now, messages }: { steps: readonly DatedPrice[]; now: number; messages: Messages }) {
  const { t, price, date } = messages;
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) {
    return null;
  }
  const prices = steps.map((step) => step.price);
  const ticks = roundTicks(Math.min(...prices), Math.max(...prices), 4).map((value) => ({ value, text: price(value) }));
  const change = last.price - first.price;
  const summary = { count: steps.length - 1, date: first.day, first: price(first.price), last: price(last.price) };

  return (
    <>
      <StatTiles
        size="plain"
        label={t('price-history.title')}
        tiles={[
          { value: price(last.price), label: t('price-history.now') },
          { value: price(first.price), label: t('price-history.first') },
          {
            value: changeText(change, messages),
            label: t('price-history.change'),
            tone: change < 0 ? 'positive' : 'neutral',
          },
        ]}
      />
      <StepChart
        still
        steps={steps.map((step, index) => {
          const before = steps[index - 1];
          return {
            at: step.at,
            label: index === 0 && steps[1]?.day === step.day ? `${step.day} · ${t('price-history.first')}` : step.day,
            price: step.price,
            text: price(step.price),
            ...(before && { change: changeText(step.price - before.price, messages) }),
          };
        })}
        until={now}
        axis={[first.at, now].map((at) => ({ at, text: date(at) }))}
        ticks={ticks}
        labels={{
          summary: t('price-history.summary', summary),
          pointer: t('price-history.change'),
          table: t('rating.table'),
          columns: [t('price-history.day'), t('price-history.price'), t('price-history.change')],
          empty: t('price-history.unchanged'),
        }}
      />
    </>
  );
}
