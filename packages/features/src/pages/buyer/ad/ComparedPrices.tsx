import type { PriceComparison } from '@volan/api-contract';
import { placeOnScale } from '@volan/domain-rules';
import { PriceRating, PriceRatingTag, SpreadChart, Stack, Text } from '@volan/ui';
import { useMessages, type Messages } from '../../../runtime/site/useMessages.ts';
import { ratingNames } from '../../../blocks/adCard/priceTags.ts';
import { roundTicks } from './roundTicks.ts';

type Compared = Extract<PriceComparison, { kind: 'rated' | 'out-of-line' }>;

export interface ComparedPricesPartProps {
  /** Price of the ad, whole euros. */
  price: number;
  said: Compared;
}

function distance(percent: number, { t, number }: Messages) {
  if (percent === 0) {
    return t('rating.equal');
  }
  return t(percent < 0 ? 'rating.below' : 'rating.above', { percent: number(Math.abs(percent)) });
}

/** The rating in a word, in a sentence, on its scale and among the prices that it rests on. [N03] */
export function ComparedPrices({ price, said }: ComparedPricesPartProps) {
  const messages = useMessages();
  const { t } = messages;
  const { count, median } = said.compared;
  const own = messages.price(price);
  const word = said.kind === 'rated' ? said.word : null;

  return (
    <>
      <Stack gap={1} align="start">
        <PriceRatingTag rating={word ? ratingNames[word] : 'none'}>{t(`rating.tag.${word ?? 'none'}`)}</PriceRatingTag>
        <Text role="lead" strong>
          {distance(said.percent, messages)}
        </Text>
        <Text tone="secondary" measure>
          {t('rating.median', { count, median: messages.price(median) })}
        </Text>
        {!word && <Text measure>{t('rating.out-of-line')}</Text>}
      </Stack>
      {word && (
        <PriceRating
          rating={ratingNames[word]}
          label={t('rating.scale', { word: t(`rating.${word}`), price: own })}
          labels={{
            veryGood: t('rating.very-good'),
            good: t('rating.good'),
            fair: t('rating.fair'),
            high: t('rating.high'),
            veryHigh: t('rating.very-high'),
          }}
          price={own}
          position={placeOnScale(price, median)}
        />
      )}
      <Spread price={price} compared={said.compared} messages={messages} />
    </>
  );
}

function Spread({ price, compared, messages }: { price: number; compared: Compared['compared']; messages: Messages }) {
  const { t } = messages;
  const { count, median, low, high, prices } = compared;
  const [cheapest, dearest] = [prices[0] ?? median, prices.at(-1) ?? median];
  // one foolish price must not press the others together: it is at the end of the axis
  const reach = Math.max(high - low, median * 0.1) * 2;
  const from = Math.min(price, Math.max(cheapest, low - reach));
  const to = Math.max(price, Math.min(dearest, high + reach));
  const told = { low: messages.price(low), high: messages.price(high) };

  return (
    <Stack gap={1}>
      <Text role="title">{t('rating.spread', { count })}</Text>
      <SpreadChart
        prices={prices}
        own={{ price, label: t('rating.this-ad') }}
        median={{ price: median, label: t('rating.median-at', { price: messages.price(median) }) }}
        half={{ from: low, to: high, label: t('rating.middle-half') }}
        ticks={roundTicks(from, to, 5).map((value) => ({ value, text: messages.price(value) }))}
        labels={{
          summary: t('rating.summary', {
            count,
            median: messages.price(median),
            price: messages.price(price),
            ...told,
          }),
          table: t('rating.table'),
          columns: [t('rating.column.ads'), t('price-history.price')],
        }}
        rows={[
          [t('rating.this-ad'), messages.price(price)],
          [t('rating.row.lowest'), messages.price(cheapest)],
          [t('rating.row.low'), told.low],
          [t('rating.row.median'), messages.price(median)],
          [t('rating.row.high'), told.high],
          [t('rating.row.highest'), messages.price(dearest)],
        ]}
      />
      <Text role="small" tone="secondary">
        {count > prices.length
          ? t('rating.some-circles', { shown: messages.number(prices.length), ...told })
          : t('rating.each-circle', told)}
      </Text>
    </Stack>
  );
}
