import type { Meta, StoryObj } from '@storybook/react-vite';
import { priceListOf } from '@volan/api-contract';
import { readCartText } from '@volan/domain-rules';
import { fixtures } from '@volan/mocks';
import { expect } from 'storybook/test';
import { inSite } from '../../../stories/inSite.tsx';
import { CheckoutPage } from './CheckoutPage.tsx';

const [first] = fixtures.boostedAds('rs');
if (!first) throw new Error('The mocks have a promoted ad.');
const { ad } = first;

const cart = {
  'credits-10': { product: 'credits-10', quantity: 2 },
  'plan-lot': { product: 'plan-lot', quantity: 1 },
};

const meta = {
  title: 'Pages/Checkout',
  component: CheckoutPage,
  decorators: [inSite],
  args: {
    cart,
    list: priceListOf('volan'),
    methods: ['card', 'transfer'],
    invoice: { name: 'Ana Anić', address: 'Cara Dušana 12, 11000 Beograd', tax_number: '', email: 'ana@primer.rs' },
    orderKey: '6f1c2a44-7a0e-4a5e-9d39-0c1f6f5f0009',
    creditsKey: '6f1c2a44-7a0e-4a5e-9d39-0c1f6f5f0010',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CheckoutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is bought, what it costs, one press to pay. [M40, M41] */
export const BeforePaying: Story = {
  play: async ({ canvas }) => {
    const pay = canvas.getByRole('button', { name: /^(Plati|Pay) / });
    await expect(pay.closest('form')).toHaveAttribute('method', 'post');
    await expect(pay).toHaveTextContent(/6[.,]900/);
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** The other way to pay; the button says what it does. [M41] */
export const ByTransfer: Story = {
  args: { methods: ['transfer'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /(IPS QR|Bank transfer)/ })).toBeChecked();
    await expect(
      canvas.getByRole('button', { name: /^(Naruči i prikaži uplatnicu|Order by bank transfer)/ }),
    ).toBeVisible();
  },
};

/** Nobody takes money here at the moment. */
export const NoWayToPay: Story = {
  args: { methods: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^(Plati|Pay) / })).toBeDisabled();
  },
};

/** The price has changed since it was shown: nothing was ordered. */
export const PriceHasChanged: Story = {
  args: {
    changedTotal: 700_000,
    result: { ok: false, form: 'pay', values: {}, errors: {}, failure: 'conflict' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/7[.,]000/);
  },
};

/** Another tab paid it. */
export const PaidInAnotherTab: Story = {
  args: { isPaid: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/(Ništa nije poručeno ponovo|Nothing was ordered again)/);
  },
};

/** Where nobody takes cards. */
export const WithoutABank: Story = {
  args: { result: { ok: false, form: 'pay', values: {}, errors: {}, failure: 'payment-unavailable' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/(Ništa nije naplaćeno|Nothing was charged)/);
  },
};

/** A larger packet in place of a smaller one: what its unused days take off. [M13] */
export const LargerPacket: Story = {
  args: {
    cart: readCartText('plan-showroom*1'),
    known: fixtures.plans
      .lot('volan')
      .offers.map((plan) => ({ product: `plan-${plan.id}`, ad_id: null, ad: null, plan, is_open: true })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^(Plati|Pay) / })).toHaveTextContent(/6[.,]960/);
    await expect(canvas.getByText(/2[.,]940 RSD (manje za 18|off for 18)/)).toBeVisible();
  },
};

/** For an own ad: credits pay it too. [J32] */
export const InCredits: Story = {
  args: {
    cart: readCartText(`boost-xl@${ad.id}*1`),
    known: [
      { product: 'boost-xl', ad_id: ad.id, ad: { id: ad.id, title: ad.title, image: null }, plan: null, is_open: true },
    ],
    balance: 12,
  },
  play: async ({ canvas }) => {
    const pay = canvas.getByRole('button', { name: /^(Plati sa 6 kredita|Pay with 6 credits)$/ });
    await expect(pay.closest('form')).toHaveAttribute('method', 'post');
    await expect(canvas.getByText(new RegExp(ad.title))).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^(Plati|Pay) .*(RSD|€)/ })).toBeEnabled();
  },
};

/** The ad was sold meanwhile. */
export const NoLongerForThisAd: Story = {
  args: {
    cart: readCartText(`boost-xl@${ad.id}*1`),
    known: [
      {
        product: 'boost-xl',
        ad_id: ad.id,
        ad: { id: ad.id, title: ad.title, image: null },
        plan: null,
        is_open: false,
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/(Ništa nije naplaćeno|Nothing was charged)/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^(Plati sa|Pay with) / })).toBeNull();
  },
};

/** Nothing was chosen. */
export const Empty: Story = {
  args: { cart: {} },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^(Plati|Pay) / })).toBeNull();
  },
};
