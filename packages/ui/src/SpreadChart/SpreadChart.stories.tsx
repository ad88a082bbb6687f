import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectToFit } from '../samples/expectToFit.ts';
import docs from './SpreadChart.docs.ts';
import { SpreadChart } from './SpreadChart.tsx';
import { formats } from '../samples/formats.ts';

const meta = {
  title: 'Marketplace/SpreadChart',
  component: SpreadChart,
  args: {
    prices: [
      16_900, 17_990, 18_200, 18_500, 18_800, 18_900, 19_100, 19_400, 19_500, 19_700, 19_900, 20_100, 20_300, 20_600,
      21_200, 21_900, 22_600,
    ],
    own: { price: 17_990, label: 'ovaj oglas' },
    median: { price: 19_500, label: 'medijana 19.500 €' },
    half: { from: 18_800, to: 20_300, label: 'srednja polovina' },
    ticks: [16_000, 18_000, 20_000, 22_000, 24_000].map((value) => ({ value, text: `${value / 1000}.000 €` })),
    labels: {
      summary: 'Cene 17 sličnih oglasa: medijana 19.500 €, polovina traži od 18.800 do 20.300 €.',
      table: 'Prikaži kao tabelu',
      columns: ['Oglasi', 'Cena'],
    },
    rows: [
      ['Ovaj oglas', formats.price(17_990)],
      ['Najjeftiniji', formats.price(16_900)],
      ['Medijana', formats.price(19_500)],
      ['Najskuplji', formats.price(22_600)],
    ],
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof SpreadChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Spread: Story = {
  play: async ({ canvas, args }) => {
    const image = canvas.getByRole('img', { name: args.labels.summary });
    await expect(image.querySelectorAll('circle')).toHaveLength(17);
  },
};

/** The lowest price; its label stays inside. */
export const Cheapest: Story = {
  args: { own: { price: 12_000, label: 'ovaj oglas' } },
};

/** A pile is pressed together. */
export const OnePrice: Story = {
  args: { prices: Array.from({ length: 40 }, () => 19_500) },
};

export const OnAPhone: Story = {
  args: {
    own: { price: 23_900, label: 'diese Kleinanzeige' },
    half: { from: 22_000, to: 24_000, label: 'mittlere Hälfte aller Vergleichsanzeigen' },
  },
  globals: { viewport: { value: 'small' } },
  play: expectToFit,
};
