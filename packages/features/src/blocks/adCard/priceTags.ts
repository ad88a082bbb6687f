import type { PriceLabel, PriceWord } from '@volan/api-contract';
import type { AdTag, PriceRatingName } from '@volan/ui';
import type { Messages } from '../../runtime/site/useMessages.ts';

/** The names of the ratings in the design system. */
export const ratingNames: Readonly<Record<PriceWord, PriceRatingName>> = {
  'very-good': 'veryGood',
  good: 'good',
  fair: 'fair',
  high: 'high',
  'very-high': 'veryHigh',
};

const looks: Readonly<Record<PriceWord, Pick<AdTag, 'icon' | 'tone'>>> = {
  'very-good': { icon: 'trending-down', tone: 'positive' },
  good: { icon: 'trending-down', tone: 'positive' },
  fair: { icon: 'scale', tone: 'neutral' },
  high: { icon: 'trending-up', tone: 'caution' },
  'very-high': { icon: 'trending-up', tone: 'caution' },
};

/** The rating of a price in two words, as `PriceRatingTag` shows it; empty without a rating. [M52, N03] */
export function priceTags(label: PriceLabel | null, { t }: Messages): AdTag[] {
  return label ? [{ text: t(`rating.tag.${label.word}`), ...looks[label.word] }] : [];
}
