import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Row } from '../Row/Row.tsx';
import { Stack } from '../Stack/Stack.tsx';
import docs from './PriceRating.docs.ts';
import { PriceRating } from './PriceRating.tsx';
import { priceRatings } from './priceRatings.ts';
import { PriceRatingTag } from './PriceRatingTag.tsx';
import { SimilarAdsCount } from './SimilarAdsCount.tsx';
import { formats } from '../samples/formats.ts';

const labels = { veryGood: 'Vrlo dobra', good: 'Dobra', fair: 'Realna', high: 'Visoka', veryHigh: 'Vrlo visoka' };

const meta = {
  title: 'Marketplace/PriceRating',
  component: PriceRating,
  args: { rating: 'good', label: 'Ocena cene: dobra, 17.990 €.', labels, price: formats.price(17_990), position: 0.3 },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof PriceRating>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One lit segment, and the marker points into it. */
export const Good: Story = {
  play: async ({ canvas }) => {
    const scale = canvas.getByRole('img', { name: 'Ocena cene: dobra, 17.990 €.' }).getBoundingClientRect();
    const marker = canvas.getByText('17.990 €').getBoundingClientRect();
    const pointsAt = marker.left + marker.width * 0.3 - scale.left;
    await expect(pointsAt / scale.width).toBeCloseTo(0.3, 1);
  },
};
export const VeryGood: Story = {
  args: { rating: 'veryGood', label: 'Ocena cene: vrlo dobra, 14.900 €.', price: formats.price(14_900), position: 0 },
  play: async ({ canvas }) => {
    const scale = canvas.getByRole('img').getBoundingClientRect();
    await expect(canvas.getByText('14.900 €').getBoundingClientRect().left).toBeGreaterThanOrEqual(scale.left);
  },
};
export const Fair: Story = {
  args: { rating: 'fair', label: 'Ocena cene: realna, 19.400 €.', price: formats.price(19_400), position: 0.5 },
};
export const High: Story = {
  args: { rating: 'high', label: 'Ocena cene: visoka, 22.600 €.', price: formats.price(22_600), position: 0.7 },
};
export const VeryHigh: Story = {
  args: { rating: 'veryHigh', label: 'Ocena cene: vrlo visoka, 26.000 €.', price: formats.price(26_000), position: 1 },
};

/** In a narrow widget the word is beside the scale. */
export const WithoutThePrice: Story = { args: { price: undefined, position: undefined } };

/** In two words, for cards. */
export const Tags: Story = {
  render: () => (
    <Row wrap>
      {priceRatings.map((rating) => (
        <PriceRatingTag key={rating} rating={rating}>
          {`${labels[rating]} cena`}
        </PriceRatingTag>
      ))}
      <PriceRatingTag rating="none">Bez ocene</PriceRatingTag>
    </Row>
  ),
};

/** Under eight similar ads there is no word, only the count. */
export const NotEnoughData: Story = {
  render: () => (
    <Stack gap={1.5} align="start">
      <PriceRatingTag rating="none">Bez ocene</PriceRatingTag>
      <SimilarAdsCount found={4} needed={8}>
        4 od 8 potrebnih
      </SimilarAdsCount>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 od 8 potrebnih')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
export const LongWords: Story = {
  args: {
    rating: 'veryHigh',
    label: 'Preisbewertung: überdurchschnittlich hoch.',
    price: formats.price(12_345_678_901),
    position: 1,
    labels: {
      veryGood: 'Ausgezeichnet',
      good: 'Unterdurchschnittlich',
      fair: 'Marktgerecht',
      high: 'Überdurchschnittlich',
      veryHigh: 'Außergewöhnlich hoch',
    },
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
