import type { Meta, StoryObj } from '@storybook/react-vite';
import { fixtureNow, fixtures } from '@volan/mocks';
import { expect } from 'storybook/test';
import { inSite } from '../../../stories/inSite.tsx';
import { PaymentPage } from './PaymentPage.tsx';

const [paid, declined, , cancelled] = fixtures.orders();
if (!declined || !cancelled) throw new Error('The mocks have a declined and a cancelled order.');

const meta = {
  title: 'Pages/Payment',
  component: PaymentPage,
  decorators: [inSite],
  args: { order: paid, balance: 32, methods: ['card', 'transfer'] },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PaymentPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The server knows that it is paid. [B33] */
export const Received: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      /^(Uplata je primljena|Payment received)$/,
    );
    await expect(canvas.queryByRole('button', { name: /^(Pokušaj ponovo|Try again)$/ })).toBeNull();
    await expect(canvas.getByText('ana@primer.rs')).toBeVisible();
  },
};

/** Its credits were bought for a promotion: the first button leads back to that. [J32] */
export const BackToThePromotion: Story = {
  args: { order: { ...paid, begun_for: { ad_id: 7, tier: 'home' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^(Istakni ovaj oglas|Promote this ad)$/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/\?ad=7&tier=home$/),
    );
  },
};

/** It was paid twice: what came too much is being given back. [M43] */
export const PaidTwice: Story = {
  args: {
    order: {
      ...paid,
      tries: [
        ...paid.tries,
        { method: 'card', state: 'review', reason: 'paid-twice', card: null, created_at: paid.created_at },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Ova narudžbina je plaćena dvaput|This order was paid twice)/)).toBeVisible();
  },
};

/** Why it failed, that nothing was charged, and another try. [B34] */
export const Failed: Story = {
  args: { order: declined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/(Ništa nije naplaćeno|Nothing was charged)/)).toBeVisible();
    await expect(canvas.getByText(/(nema dovoljno novca|not enough money)/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^(Pokušaj ponovo|Try again)$/ })).toBeVisible();
  },
};
export const FailedOnAPhone: Story = { args: { order: declined }, globals: { viewport: { value: 'phone' } } };

/** The card failed; what credits paid with it stays, and the page says so. [J32] */
export const FailedBesideCredits: Story = {
  args: {
    order: {
      ...declined,
      in_credits: [{ product: 'boost-xl', credits: 6, ad: { id: 1, title: 'Audi A4 2.0 TDI' } }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/(Ostatak nije naplaćen|The rest was not charged)/)).toBeVisible();
    await expect(canvas.getByText(/^(plaćeno kreditima|paid with credits)$/)).toBeVisible();
  },
};

/** It leads to what was bought: the form of the ad that got pictures, and the packet. [B33] */
export const LeadsToWhatWasBought: Story = {
  args: {
    order: {
      ...paid,
      items: [
        { product: 'images-20', kind: 'images', amount: 3, ad: { id: 7, title: 'Audi A4 2.0 TDI' }, is_used: true },
        { product: 'plan-lot', kind: 'plan', amount: 1, ad: null, is_used: false },
      ].map((item) => ({ ...paid.items[0]!, ...item, quantity: 1 }) as (typeof paid.items)[number]),
    },
  },
  play: async ({ canvas }) => {
    const form = canvas.getByRole('link', { name: /^(Dodaj slike|Add pictures)$/ });
    await expect(form).toHaveAttribute('href', expect.stringMatching(/\/7\/(izmeni-oglas|edit)$/));
    await expect(canvas.getByRole('link', { name: /^(Na moj paket|To my packet)$/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^(Na moje kredite|To my credits)$/ })).toBeNull();
  },
};

/** The bank is late: the page asks the server again until it knows. */
export const WaitingUntilItIsPaid: Story = {
  args: {
    order: {
      ...paid,
      state: 'redirected',
      is_waiting: true,
      paid_at: null,
      receipt_to: [],
      tries: [{ method: 'card', state: 'started', reason: '', card: null, created_at: fixtureNow.toISOString() }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      /^(Čekamo banku|We are waiting for the bank)$/,
    );
    // a user who pays again in the meantime pays twice
    await expect(canvas.queryByRole('button', { name: /^(Pokušaj ponovo|Try again)$/ })).toBeNull();
    await expect(
      await canvas.findByRole('heading', { name: /^(Uplata je primljena|Payment received)$/ }, { timeout: 8000 }),
    ).toBeVisible();
  },
};

/** The bank's data does not match the order: an administrator checks it, and the buyer does not pay twice. */
export const UnderReview: Story = {
  args: {
    order: {
      ...declined,
      state: 'redirected',
      tries: [
        { method: 'card', state: 'review', reason: 'amount-differs', card: null, created_at: declined.created_at },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^(Pokušaj ponovo|Try again)$/ })).toBeNull();
  },
};

/** The transfer did not come in time: nothing was charged, and it can be ordered again. [M41] */
export const Cancelled: Story = {
  args: { order: cancelled },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/(Ništa nije naplaćeno|Nothing was charged)/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^(Pokušaj ponovo|Try again)$/ })).toBeNull();
  },
};
