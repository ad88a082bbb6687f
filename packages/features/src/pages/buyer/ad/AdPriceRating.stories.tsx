import type { PriceComparison } from '@volan/api-contract';
import { priceSpread, ratePrice, shownPrices, type LanguageValue } from '@volan/domain-rules';
import { fixtures } from '@volan/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inSite } from '../../../stories/inSite.tsx';
import { AdPriceRating } from './AdPriceRating.tsx';

interface RatingStoryProps {
  /** Price of the ad; null: on request. */
  price: number | null;
  /** What similar ads ask. */
  others: readonly number[];
  /** Where there is nothing to compare. */
  without?: 'damaged' | 'not-comparable' | 'pending';
  /** The toolbar's. */
  language?: LanguageValue;
}

const group = {
  fuel: { slug: 'dizel', title: 'Dizel' },
  year_from: 2018,
  year_to: 2020,
  mileage_from: 120_000,
  mileage_to: 199_999,
};

function saidOf({ price, others, without }: RatingStoryProps): PriceComparison {
  const prices = price === null ? others : [...others, price];
  const spread = priceSpread(prices);
  const rating = ratePrice(price, spread);
  if (without) return { kind: without };
  if (rating.kind === 'no-price') return rating;

  return rating.kind === 'too-few'
    ? { ...rating, group }
    : { ...rating, group, compared: { ...spread, prices: shownPrices(prices) } };
}

function RatingStory(props: RatingStoryProps) {
  const ad = fixtures.ad(props.language ?? 'rs', 1);
  return <AdPriceRating ad={{ ...ad, price: props.price, price_comparison: saidOf(props) }} />;
}

const around = [
  16_900, 18_200, 18_500, 18_800, 18_900, 19_100, 19_400, 19_500, 19_700, 19_900, 20_100, 20_300, 20_600, 21_200,
  21_900, 22_600,
];

const meta = {
  title: 'Ad/Price rating',
  component: RatingStory,
  decorators: [inSite],
  args: { price: 17_990, others: around },
  render: (args, { globals }) => <RatingStory {...args} language={globals['language'] as LanguageValue} />,
} satisfies Meta<typeof RatingStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The word, the distance, the spread, the list that it is based on, and how it was computed: without an account. [N03]
 */
export const Good: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/godiste:2018\.\.2020.*kilometraza:120000\.\.199999.*sort=price/),
    );
    const why = canvas.getByText(/Kako ocenjujemo cenu|How we rate/);
    await userEvent.click(why);
    await expect(canvas.getByText(/2018–2020/)).toBeVisible();
  },
};
export const VeryGood: Story = { args: { price: 15_400 } };
export const Fair: Story = { args: { price: 19_490 } };
export const High: Story = { args: { price: 21_900 } };
export const VeryHigh: Story = { args: { price: 26_000 } };

/** No word where a bait is likelier than a bargain. */
export const OutOfLine: Story = {
  args: { price: 4500 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Bez ocene|No rating/)).toBeVisible();
  },
};

/** Not enough data: said plainly, with how much is missing. */
export const TooFew: Story = {
  args: { others: around.slice(0, 3) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/4 od 8|4 of 8/)).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
export const NoPrice: Story = { args: { price: null } };
export const Damaged: Story = { args: { without: 'damaged' } };
export const NotComparable: Story = { args: { without: 'not-comparable' } };
export const NotCountedYet: Story = { args: { without: 'pending' } };

/** Foolish prices are at the end of the axis and press nothing together. */
export const FoolishPrices: Story = { args: { others: [...around, 150, 990_000] } };

/** Most ads of a common model; the drawing shows forty of them. */
export const ManyAds: Story = {
  args: { others: Array.from({ length: 300 }, (_, at) => 14_000 + ((at * 7919) % 9000)) },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'small' } } };
