import type { Meta, StoryObj } from '@storybook/react-vite';
import { boostProducts } from '@volan/domain-rules';
import { fixtures } from '@volan/mocks';
import { expect } from 'storybook/test';
import { inSite } from '../../../stories/inSite.tsx';
import { BoostsPage } from './BoostsPage.tsx';

const boosted = fixtures.boostedAds('rs');
const [first] = boosted;
if (!first) throw new Error('The mocks have a promoted ad.');

const meta = {
  title: 'Pages/Promotions',
  component: BoostsPage,
  decorators: [inSite],
  args: {
    account: fixtures.account(),
    ads: boosted.filter(({ boosts }) => boosts.length > 0),
    isOne: false,
    meta: { page: 1, pages: 1 },
    chosen: null,
    purchaseKey: 'key-of-the-purchase',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BoostsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The running promotion, its end, and its effect on the ad. [C57, N10] */
export const Running: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^(Pregleda na dan: 12,4 ranije, 31,8 sada\.|Views a day: 12\.4 before, 31\.8 now\.)$/),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^(Pogledaj objavu|See the post)$/ })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^(Produži|Extend): / })).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: /^(Na moje oglase|To my ads)$/ })).toBeVisible();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** One ad: its promotions are extended, the others are bought. [E16, L04-L08] */
export const ForOneAd: Story = {
  args: { ads: [first], isOne: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /^(Produži|Extend): / })).toHaveLength(2);
    await expect(canvas.getAllByRole('link', { name: /^(Istakni|Promote): / })).toHaveLength(2);
    await expect(canvas.getByText(/^(6 kredita|6 credits)$/)).toBeVisible();
  },
};
export const ForOneAdOnAPhone: Story = {
  args: { ads: [first], isOne: true },
  globals: { viewport: { value: 'phone' } },
};

export const Bought: Story = { args: { ads: [first], isOne: true, bought: 'top' } };

/** Before the payment: its price, its end, and that the ad itself ends sooner. [M07] */
export const Confirming: Story = {
  args: { ads: [first], isOne: true, chosen: 'xl' },
  play: async ({ canvas }) => {
    const pay = canvas.getByRole('button', { name: /^(Plati sa 6 kredita|Pay with 6 credits)$/ });
    await expect(pay.closest('form')).toHaveAttribute('method', 'post');
    await expect(canvas.getByText(/^(Sam oglas ističe|The ad itself ends on)/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^(Otkaži|Odustani|Cancel)$/ })).toBeVisible();
  },
};
export const ConfirmingOnAPhone: Story = { ...Confirming, globals: { viewport: { value: 'phone' } } };

const [running] = first.boosts;
if (!running) throw new Error('The first ad of the mocks has a promotion.');

const days = boostProducts.find(({ tier }) => tier === 'xl')?.days ?? 0;
const noon = Date.parse('2026-12-01T11:00:00.000Z');

/** The ad ends an hour before its promotion, on the same day: both dates are equal, and nothing is lost. [M07] */
export const EndingOnTheSameDay: Story = {
  args: {
    ads: [
      {
        ...first,
        boosts: [{ ...running, tier: 'xl', ends_at: new Date(noon).toISOString() }],
        ad_ends_at: new Date(noon + days * 86_400_000 - 3_600_000).toISOString(),
      },
    ],
    isOne: true,
    chosen: 'xl',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^(Plati sa|Pay with)/ })).toBeVisible();
    await expect(canvas.queryByText(/^(Sam oglas ističe|The ad itself ends on)/)).toBeNull();
  },
};

/** The credits do not pay it: how many are missing, with the packages that cover them. [J32] */
export const ConfirmingWithoutCredits: Story = {
  args: { ads: [{ ...first, balance: 2, ad_ends_at: null }], isOne: true, chosen: 'home' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Nedostaje 8 kredita|8 credits are missing)/)).toBeVisible();
    const buy = canvas.getByRole('link', { name: /^(Kupi 10 kredita|Buy 10 credits)$/ });
    const toCheckout = `credits-10*1&from=boosts&ad=${first.ad.id}&tier=home`;
    await expect(buy).toHaveAttribute('href', expect.stringContaining(toCheckout));
    await expect(canvas.queryByRole('button', { name: /^(Plati sa|Pay with)/ })).toBeNull();
  },
};

/** Too few credits: how many are missing, and that nothing was charged. [J32] */
export const NotEnoughCredits: Story = {
  args: {
    ads: [{ ...first, balance: 2 }],
    isOne: true,
    chosen: 'xl',
    missing: 4,
    result: { ok: false, form: 'boost', values: {}, errors: {}, failure: 'not-enough-credits' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^(Nedostaju 4 kredita|4 credits are missing)/);
  },
};

/** An ad that is not public cannot be promoted. */
export const NotActive: Story = {
  args: { ads: [{ ...first, status: 'paused', boosts: [] }], isOne: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^(Istakni|Promote): / })).toBeNull();
  },
};

/** Nothing is promoted yet. */
export const Empty: Story = { args: { ads: [] } };
