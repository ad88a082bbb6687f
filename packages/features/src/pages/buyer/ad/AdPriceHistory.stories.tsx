import type { PriceMoment } from '@volan/api-contract';
import { fixtureNow } from '@volan/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inSite } from '../../../stories/inSite.tsx';
import { AdPriceHistory } from './AdPriceHistory.tsx';

const before = (days: number, price: number | null): PriceMoment => ({
  at: new Date(fixtureNow.getTime() - days * 86_400_000).toISOString(),
  price,
});
const told = (...history: PriceMoment[]) => ({
  ad: { first_seen_at: history[0]?.at ?? '', price_history: history },
});

const meta = {
  title: 'Ad/Price history',
  component: AdPriceHistory,
  decorators: [inSite],
  args: told(before(64, 19_500), before(50, 18_900), before(28, 18_490), before(10, 17_990)),
} satisfies Meta<typeof AdPriceHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Down in steps; the same in a table that opens without JavaScript. [N02] */
export const Lowered: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: /19[.,]500.*17[.,]990/ });
    await expect(image.querySelector('path')?.getAttribute('d')).toMatch(/^M0 [\d.]+(H[\d.]+V[\d.]+){3}H100$/);
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
};
export const Raised: Story = { args: told(before(30, 9000), before(3, 9900)) };
export const NeverChanged: Story = { args: told(before(12, 9000)) };
export const FirstDay: Story = { args: told(before(0.1, 9000)) };

/** A day with several changes is one step; a day whose change was undone is no step. */
export const ManyInADay: Story = {
  args: told(before(20, 9000), before(5.1, 8000), before(5.05, 8800), before(5, 8500), before(2, 8500)),
};
/** Lowered on the day it was published: the first price is shown. */
export const ChangedOnTheFirstDay: Story = {
  args: told(before(0.13, 9500), before(0.12, 9000), before(0.11, 8600)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /9[.,]500.*8[.,]600/ })).toBeVisible();
  },
};
export const WasOnRequest: Story = { args: told(before(20, null), before(9, 8800), before(2, 8500)) };
export const OnRequest: Story = { args: told(before(20, null)) };
export const OnAPhone: Story = { globals: { viewport: { value: 'small' } } };
