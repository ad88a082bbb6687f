import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectToFit } from '../samples/expectToFit.ts';
import { longPrice } from '../samples/extremes.ts';
import docs from './Price.docs.ts';
import { Price } from './Price.tsx';
import { formats } from '../samples/formats.ts';

const meta = {
  title: 'Primitives/Price',
  component: Price,
  args: { children: formats.price(17_990) },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnACard: Story = {};
export const OnThePageOfAnAd: Story = { args: { size: 'large' } };
export const English: Story = { args: { children: '€17,990' }, globals: { language: 'en' } };
export const OnRequest: Story = { args: { children: 'Cena na upit' } };
export const OnRequestInGerman: Story = {
  args: { children: 'Preis auf Anfrage beim Händler', size: 'large' },
  globals: { language: 'de', viewport: { value: 'small' } },
};

/** Digits and sign stay on one line, however narrow the place. */
export const Millions: Story = {
  args: { children: formats.money(1_117_990_000, 'RSD'), size: 'large' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText(/RSD/)).whiteSpace).toBe('nowrap');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** Eleven digits stay on one line in the narrowest window. */
export const ElevenDigits: Story = {
  args: { children: longPrice, size: 'large' },
  globals: { viewport: { value: 'small' } },
  play: expectToFit,
};
