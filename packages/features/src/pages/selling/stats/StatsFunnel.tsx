import type { AdNumbers, SellerStats } from '@volan/api-contract';
import { Card } from '@volan/ui/Card';
import { Funnel, type FunnelStep } from '@volan/ui/Funnel';
import { Heading } from '@volan/ui/Heading';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { percentText } from '../../../runtime/site/percentText.ts';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { isCountedFrom } from './seenSince.ts';

const contactsOf = ({ reveals, conversations }: AdNumbers) => reveals + conversations;

/**
 * The share of the visitors of a step that reached the next one; null if it cannot be given: one visitor may both call
 * and write.
 */
const rateOf = (from: number, to: number) => (from > 0 && to <= from ? to / from : null);

/**
 * How many of the ads shown in results were opened, and led to a contact, with the rates now and in the span before.
 * The way begins with the opened ad where impressions were not counted on each day, and where most visitors came from
 * other pages: no rate is made of numbers that do not belong together. [P39]
 */
export function StatsFunnel({ stats }: { stats: SellerStats }) {
  const { t, number, tag, date } = useMessages();
  const { total, before } = stats;
  const isCounted = isCountedFrom(stats, 'impressions', stats.from);
  const hasResults = isCounted && total.impressions >= total.views;
  const earlier = before && isCountedFrom(stats, 'impressions', stats.before_from) ? before : null;

  const percent = (share: number) => percentText(share, tag, { maximumFractionDigits: 1 });
  function ratesOf(now: number | null, then: number | null): Pick<FunnelStep, 'rate' | 'notes'> {
    if (now === null) return {};
    return {
      rate: percent(now),
      ...(then !== null && { notes: [t('stats.rate-before', { rate: percent(then) })] }),
    };
  }

  const opened = { label: t('stats.opened'), value: number(total.views) };
  const reached = ratesOf(rateOf(total.views, contactsOf(total)), before && rateOf(before.views, contactsOf(before)));
  const split = t('stats.contacts-split', {
    reveals: number(total.reveals),
    conversations: number(total.conversations),
  });

  return (
    <Card as="section" kind="panel" padding="panel" labelledBy="stats-funnel" gap={2}>
      <Stack gap={0.5}>
        <Heading level={2} size="h3" id="stats-funnel">
          {t('stats.funnel')}
        </Heading>
        <Text role="small" tone="secondary">
          {t('stats.funnel-text')}
        </Text>
      </Stack>
      <Funnel
        label={t('stats.funnel')}
        steps={[
          ...(hasResults
            ? [
                { label: t('stats.impressions'), value: number(total.impressions) },
                {
                  ...opened,
                  ...ratesOf(
                    rateOf(total.impressions, total.views),
                    earlier && rateOf(earlier.impressions, earlier.views),
                  ),
                },
              ]
            : [opened]),
          {
            label: t('stats.contacts'),
            value: number(contactsOf(total)),
            ...reached,
            notes: [...(reached.notes ?? []), split],
          },
        ]}
      />
      {!hasResults && (
        <Text role="small" tone="secondary">
          {isCounted ? t('stats.opened-elsewhere') : t('stats.counted-since', { date: date(stats.seen_since) })}
        </Text>
      )}
    </Card>
  );
}
