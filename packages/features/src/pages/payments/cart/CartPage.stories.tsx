import { getPriceList } from '@volan/api-contract';
import { readCart } from '@volan/domain-rules';
import { failing, slow } from '@volan/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { inSite } from '../../../stories/inSite.tsx';
import { CartPage } from './CartPage.tsx';
import { cartStore } from '../../../blocks/cart/cartStore.ts';

/** What the browser keeps when the story begins. */
const keep = (cart: Record<string, number>) => () => {
  cartStore.write(readCart(cart));
  return () => cartStore.clear();
};

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
  },
};

/** What is taken out can be taken back. [F18] */
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
  beforeEach: keep({ 'boost-xl': 1, 'boost-top': 1, 'images-20': 1, 'credits-100': 99, 'plan-showroom': 1 }),
  play: async () => {
    await expect((await lines()).getAllByText(/^(ili|or) \d+/)).toHaveLength(3);
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
