import type { AdNumbers, SellerStats } from '@volan/api-contract';
import { Card } from '@volan/ui/Card';
import { Funnel } from '@volan/ui/Funnel';
import { Heading } from '@volan/ui/Heading';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { useMessages } from '../../../runtime/site/useMessages.ts';

const contactsOf = ({ reveals, conversations }: AdNumbers) => reveals + conversations;

/**
 * How many views led to a saved ad and to a contact, with the rates of views, now and in the span before. Contacts do not come
 * through saved ads: no rate stands on the way between them. [P39]
 */
export function StatsFunnel({ stats: { total, before } }: { stats: SellerStats }) {
  const { t, number, tag } = useMessages();
  const share = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 });
  // one visitor may both call and write, and save an ad on a later day
  const rateOf = (count: number, views: number) => (views > 0 && count <= views ? share.format(count / views) : null);

  function stepOf(label: string, of: (numbers: AdNumbers) => number, note?: string) {
    const rate = rateOf(of(total), total.views);
    const earlier = before && rateOf(of(before), before.views);
    const ofViews =
      earlier === null ? t('stats.rate', { rate: rate ?? '' }) : t('stats.rate-change', { rate: rate ?? '', earlier });
    return {
      label,
      value: number(of(total)),
      notes: [...(rate === null ? [] : [ofViews]), ...(note === undefined ? [] : [note])],
    };
  }

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
          { label: t('stats.views'), value: number(total.views) },
          stepOf(t('stats.favourites'), ({ favourites }) => favourites),
          stepOf(t('stats.contacts'), contactsOf, split),
        ]}
      />
    </Card>
  );
}
