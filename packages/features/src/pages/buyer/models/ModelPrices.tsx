import type { ModelInformation } from '@volan/api-contract';
import { Card } from '@volan/ui/Card';
import { niceTicks } from '@volan/ui/chart';
import { Heading } from '@volan/ui/Heading';
import { RangeChart } from '@volan/ui/RangeChart';
import { Text } from '@volan/ui/Text';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { yearListHref } from '../../../blocks/catalogSearch/modelLinks.ts';
import { priceBarsOf } from './priceBarsOf.ts';
import { roundedPrice } from './roundedPrice.ts';
import { island } from '../../../runtime/hydration/island.tsx';
import { PriceBarsIsland } from './PriceBars.island.tsx';

/** The chart of asking prices, on a public page as an island. */
const PriceBars = island('priceBars', PriceBarsIsland);

/** Most years that are compared: the newest. */
const maxYears = 12;

/** The asking prices of a model: in all, and by year if there are enough ads. Nothing if there are too few. [B28] */
export function ModelPrices({ information }: { information: ModelInformation }) {
  const site = useSite();
  const messages = useMessages();
  const { t, year, number } = messages;
  const about = (euros: number) => roundedPrice(messages, euros);
  const { prices } = information;
  const years = information.years.slice(0, maxYears);
  const [newest, oldest] = [years[0], years.at(-1)];
  if (!prices) {
    return null;
  }
  const bars = priceBarsOf(information, prices, messages);
  const note = t('model.note', { brand: site.brand.name });

  return (
    <Card kind="panel" as="section" labelledBy="prices" gap={2}>
      <Heading level={2} size="h3" id="prices">
        {t('model.prices')}
      </Heading>
      <Text tone="secondary">{bars.labels.summary}</Text>
      <PriceBars {...bars} />
      {newest && oldest && newest !== oldest && (
        <>
          <Heading level={3}>{t('model.by-year')}</Heading>
          <RangeChart
            rows={years.map(({ year: built, prices: spread }) => ({
              label: year(built),
              low: spread.low,
              median: spread.median,
              high: spread.high,
              range: `${about(spread.low)} – ${about(spread.high)}`,
              usual: about(spread.median),
              sample: { count: number(spread.count), label: t('model.ads-column').toLowerCase() },
              href: yearListHref(site, information, built),
            }))}
            max={niceTicks(Math.max(...years.map(({ prices: spread }) => spread.high))).at(-1) ?? 0}
            labels={{
              summary: t('model.by-year-summary', {
                oldPrice: about(oldest.prices.median),
                oldYear: year(oldest.year),
                newPrice: about(newest.prices.median),
                newYear: year(newest.year),
              }),
              columns: [t('model.year-column'), t('model.middle'), t('model.median')],
              note,
            }}
          />
        </>
      )}
      {years.length < 2 && (
        <Text role="caption" tone="tertiary">
          {note}
        </Text>
      )}
    </Card>
  );
}
