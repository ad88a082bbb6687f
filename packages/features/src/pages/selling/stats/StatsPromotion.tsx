import type { PromotionStats, SellerStats } from '@volan/api-contract';
import type { StatsSpan } from '@volan/domain-rules';
import { Icon } from '@volan/ui/Icon';
import { rocketIcon } from '@volan/ui/icons';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { axisText } from './axisText.ts';

/** Views for each credit of the days on which a paid promotion ran. */
export const viewsPerCredit = ({ views, credits }: PromotionStats) => Math.round(views / credits);

/** Days that are named; more are counted. */
const namedDays = 6;

/** When paid promotions began, and the views that a credit brought; nothing where none ran. [P39, M07] */
export function StatsPromotion({ stats: { points, promotion }, span }: { stats: SellerStats; span: StatsSpan }) {
  const { t, number, tag } = useMessages();
  const began = points.filter(({ promotions }) => promotions > 0);
  const days = began.map(({ to }) => axisText(to, span, tag));
  const count = began.reduce((sum, { promotions }) => sum + promotions, 0);
  const lines = [
    ...(days.length > 0
      ? [
          days.length > namedDays
            ? t('stats.promotions-count', { count })
            : t('stats.promotions-days', { days: new Intl.ListFormat(tag).format(days) }),
        ]
      : []),
    ...(promotion
      ? [
          t('stats.promotion-yield', {
            rate: number(viewsPerCredit(promotion)),
            views: number(promotion.views),
            credits: number(promotion.credits),
          }),
        ]
      : []),
  ];
  if (lines.length === 0) return null;

  return (
    <Row gap={1} align="start">
      <Icon name={rocketIcon} size={16} />
      <Stack gap={0.5}>
        {lines.map((line) => (
          <Text key={line} role="small" tone="secondary">
            {line}
          </Text>
        ))}
      </Stack>
    </Row>
  );
}
