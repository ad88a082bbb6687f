import type { ElementProps } from '../element/ElementProps.ts';
import { scaleIcon, trendingDownIcon, trendingUpIcon } from '../icons/index.ts';
import { Tag } from '../Tag/Tag.tsx';
import { ratingTones, type PriceRatingName } from './priceRatings.ts';

export interface PriceRatingTagProps extends ElementProps<'span'> {
  /** `none`: too few similar ads. */
  rating: PriceRatingName | 'none';
  /** "Dobra cena", "Bez ocene". */
  children: string;
}

const toneIcons = { positive: trendingDownIcon, neutral: scaleIcon, caution: trendingUpIcon } as const;

/** The rating of a price in two words, for cards and heads. */
export function PriceRatingTag({ rating, children, ...rest }: PriceRatingTagProps) {
  const tone = rating === 'none' ? 'neutral' : ratingTones[rating];
  return (
    <Tag {...rest} tone={tone} icon={toneIcons[tone]}>
      {children}
    </Tag>
  );
}
