import { getPriceList, listCartLines } from '@volan/api-contract';
import { cartItemId, readCart } from '@volan/domain-rules';
import { failing, fixtures, mockCall, slow } from '@volan/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, screen, within } from 'storybook/test';
import { SiteProvider, useSite } from '../../../runtime/site/SiteProvider.tsx';
import { inSite } from '../../../stories/inSite.tsx';
import { CartPage } from './CartPage.tsx';
import { cartStore } from '../../../blocks/cart/cartStore.ts';

const [first] = fixtures.boostedAds('rs');
if (!first) throw new Error('The mocks have a promoted ad.');

const { ad } = first;

/** The storage of the browser when the story begins. */
const keep = (cart: Record<string, unknown>) => () => {
  cartStore.write(readCart(cart));
  return () => cartStore.clear();
};

/** The same page for somebody who is signed in. */
function SignedIn(Story: () => ReactElement) {
  return (
    <SiteProvider site={{ ...useSite(), viewer: { signedIn: true, unread: 0 } }}>
      <Story />
    </SiteProvider>
  );
}

const meta = {
  title: 'Pages/Cart',
  component: CartPage,
  decorators: [inSite],
  beforeEach: keep({ 'credits-50': 1, 'plan-lot': 1 }),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CartPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const lines = async () => within(await screen.findByRole('list', { name: /Stavke u korpi|Items in the cart/ }));

/** Two items at the prices of the server, and their sum. Paying asks to sign in. [B02, L01, H01] */
export const Two: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect((await lines()).getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: /^(Više|More)/ }));
    await expect(cartStore.read()['credits-50']?.quantity).toBe(2);
    await expect(canvas.getByRole('link', { name: /Prijavi se i plati|Sign in and pay/ })).toHaveAttribute(
      'href',
      '/signin?return=%2Fcart',
    );
    await expect(canvas.getByRole('link', { name: /^(Napravi nalog|Create an account)/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/signup\?return=%2Fcart%2Fcheckout%3Fitems/),
    );
  },
};

/** A removed item can be restored. [F18] */
export const TakenOut: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click((await lines()).getAllByRole('button', { name: /^(Ukloni|Remove)/ })[0]!);
    await expect(Object.keys(cartStore.read())).toEqual(['plan-lot']);
    await userEvent.click(await screen.findByRole('button', { name: /Vrati|Undo/ }));
    await expect(Object.keys(cartStore.read())).toEqual(['credits-50', 'plan-lot']);
  },
};

/** Nothing is in it: where to find something. */
export const Empty: Story = {
  beforeEach: keep({}),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: /Korpa je prazna|The cart is empty/ }),
    ).toBeVisible();
  },
};

/** An item that is no longer sold is named and stops the payment until it is out. [T42] */
export const NoLongerSold: Story = {
  beforeEach: keep({ 'credits-25': 1, 'boost-mega': 1, 'plan-lot': 1 }),
  play: async ({ canvas }) => {
    const items = await lines();
    await expect(items.getByText(/^25 (kredita|credits)$/)).toBeVisible();
    await expect(items.getByText(/Nepoznata stavka|Unknown item/)).toBeVisible();
    await expect(canvas.getByText(/Uklonite je pa nastavite|Remove it to go on/)).toBeVisible();
  },
};

/** Everything that is sold, with a discount and with what credits would pay. [L04-L07, L16, L17] */
export const Everything: Story = {
  beforeEach: keep({
    [cartItemId('boost-xl', ad.id)]: { product: 'boost-xl', quantity: 1, ad: ad.id },
    [cartItemId('boost-top', ad.id)]: { product: 'boost-top', quantity: 1, ad: ad.id },
    [cartItemId('images-20', ad.id)]: { product: 'images-20', quantity: 1, ad: ad.id },
    'credits-100': 99,
    'plan-showroom': 1,
  }),
  play: async () => {
    await expect((await lines()).getAllByText(/^(ili|or) \d+/)).toHaveLength(3);
  },
};

/** For a user with a smaller packet: a larger one costs less by its unused days, here as at the checkout. [M13] */
export const LargerPacket: Story = {
  decorators: [SignedIn],
  beforeEach: [
    keep({ 'plan-showroom': 1 }),
    ({ msw }) => {
      const offer = fixtures.plans.lot('volan').offers.find(({ id }) => id === 'showroom') ?? null;
      const line = { product: 'plan-showroom', ad_id: null, ad: null, plan: offer, is_open: true };
      msw.use(
        mockCall(listCartLines, () => ({
          lines: [line],
          balance: 0,
          invoice: fixtures.proposedInvoice(),
          order_key: crypto.randomUUID(),
          credits_key: crypto.randomUUID(),
        })),
      );
    },
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/2[.,]940 RSD (manje za 18|off for 18)/)).toBeVisible();
    await expect(canvas.getAllByText(/^6[.,]960\sRSD$/)).not.toHaveLength(0);
  },
};

/**
 * For a seller: each item names its ad, credits pay a part, and items that an ad cannot have any more stop the payment.
 * [B02, J32]
 */
export const ForAds: Story = {
  decorators: [SignedIn],
  beforeEach: keep({
    [cartItemId('boost-xl', ad.id)]: { product: 'boost-xl', quantity: 1, ad: ad.id },
    'credits-10': 1,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(ad.title)).toBeVisible();
    // one way pays both kinds: credits their part, money the rest
    const pay = canvas.getByRole('link', { name: /^(Plati 6 kredita i|Pay 6 credits and) .*1[.,]000/ });
    const items = encodeURIComponent(`boost-xl@${ad.id}*1,credits-10*1`);
    await expect(pay).toHaveAttribute('href', expect.stringContaining(`${items}&method=credits`));
    await expect(canvas.getByText(/(ostaje|is left)/)).toBeVisible();
  },
};
export const ForAdsOnAPhone: Story = { ...ForAds, globals: { viewport: { value: 'phone' } } };

export const AdThatWasSold: Story = {
  decorators: [SignedIn],
  beforeEach: keep({ [cartItemId('boost-xl', 999_999)]: { product: 'boost-xl', quantity: 1, ad: 999_999 } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(Oglas ovo više ne može|The ad cannot have this)/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^(Na plaćanje|Go to payment)/ })).toBeNull();
  },
};

/** The prices are on their way. */
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(slow(getPriceList)),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list', { name: /Stavke u korpi|Items in the cart/ })).toBeNull();
  },
};

/** The prices cannot be read: the cart is still there, and nothing looks empty. [T15] */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(failing(getPriceList)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Cene nisu učitane|prices could not/ })).toBeVisible();
    await expect(canvas.getByText(/^2 /)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Pokušaj ponovo|Pokušajte ponovo|Try again/ })).toBeEnabled();
  },
};

/** Long words and a narrow phone. */
export const LongWords: Story = {
  beforeEach: keep({ 'credits-100': 99, 'plan-showroom': 1, 'credits-25': 1 }),
  globals: { viewport: { value: 'small' }, language: 'ru' },
  play: async () => {
    await screen.findByRole('list', { name: 'Позиции в корзине' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
