import type { Meta, StoryObj } from '@storybook/react-vite';
import { readCart } from '@volan/domain-rules';
import { expect } from 'storybook/test';
import { cartStore } from '../../../blocks/cart/cartStore.ts';
import { inSite } from '../../../stories/inSite.tsx';
import { CreditsPaidPage } from './CreditsPaidPage.tsx';

const ad = { id: 7, title: 'Audi A4 2.0 TDI' };

/** The storage of the browser when the story begins. */
const keep = (cart: Record<string, unknown>) => () => {
  cartStore.write(readCart(cart));
  return () => cartStore.clear();
};

const meta = {
  title: 'Pages/Paid with credits',
  component: CreditsPaidPage,
  decorators: [inSite],
  beforeEach: keep({}),
  args: { payment: { items: [{ product: 'boost-xl', credits: 6, ad }], balance: 4 } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CreditsPaidPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A promotion: it runs, and the way to it. [B33, J32] */
export const Promotion: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^(Na moja isticanja|To my promotions)$/ })).toBeVisible();
    await expect(canvas.getByText(/^(na raspolaganju 4 kredita|4 credits available)$/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^(Idi na plaćanje|Go to payment)$/ })).toBeNull();
  },
};

/** Pictures and a review: the form of the ad, and the ads that wait. [L13, J32] */
export const PicturesAndReview: Story = {
  args: {
    payment: {
      items: [
        { product: 'images-20', credits: 3, ad },
        { product: 'review', credits: 1, ad },
      ],
      balance: 4,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^(Dodaj slike|Add pictures)$/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/7\/(izmeni-oglas|edit)$/),
    );
    await expect(canvas.getByRole('link', { name: /^(Na moje oglase|To my ads)$/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^(Na moja isticanja|To my promotions)$/ })).toBeNull();
  },
};

/** What credits could not pay is still in the cart: one press leads to its payment. [J32] */
export const WithTheRestInTheCart: Story = {
  beforeEach: keep({ 'plan-lot': 1 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(U korpi je još 1 stavka|1 more item is in the cart)$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^(Idi na plaćanje|Go to payment)$/ })).toHaveAttribute(
      'href',
      expect.stringContaining('items=plan-lot*1'),
    );
  },
};
export const OnAPhone: Story = { ...WithTheRestInTheCart, globals: { viewport: { value: 'phone' } } };
