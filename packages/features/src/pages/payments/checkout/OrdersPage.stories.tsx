import type { Meta, StoryObj } from '@storybook/react-vite';
import { fixtures } from '@volan/mocks';
import { expect } from 'storybook/test';
import { inSite } from '../../../stories/inSite.tsx';
import { OrdersPage } from './OrdersPage.tsx';

const [paid, ...others] = fixtures.orders();

const meta = {
  title: 'Pages/Orders',
  component: OrdersPage,
  decorators: [inSite],
  args: { account: fixtures.account(), orders: fixtures.orders(), meta: { page: 1, pages: 1 } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OrdersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Paid orders, and failed ones with their reasons. [M40] */
export const PaidAndFailed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Plaćeno|Paid)$/)).toBeVisible();
    await expect(
      canvas.getByText(/(nema dovoljno novca|not enough money).*(Ništa nije naplaćeno|Nothing was charged)/),
    ).toBeVisible();
  },
};

/** Credits that were bought for a promotion lead back to it. [J32] */
export const BackToThePromotion: Story = {
  args: { orders: [{ ...paid, begun_for: { ad_id: 7, tier: null } }, ...others] },
  play: async ({ canvas }) => {
    const back = canvas.getByRole('link', { name: /^(Istakni ovaj oglas|Promote this ad): / });
    await expect(back).toHaveAttribute('href', expect.stringMatching(/\?ad=7$/));
  },
};

/** One waits for a transfer, of one it did not come. [M41] */
export const WaitingAndCancelled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Čeka vašu uplatu|Waiting for your payment)$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^(Uplatnica|Payment details): / })).toHaveAttribute(
      'href',
      expect.stringContaining('/payment/slip?o='),
    );
    await expect(canvas.getByText(/stigla na vreme|did not arrive in time/)).toBeVisible();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Empty: Story = { args: { orders: [] } };
