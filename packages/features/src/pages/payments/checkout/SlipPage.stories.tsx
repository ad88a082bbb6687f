import type { Meta, StoryObj } from '@storybook/react-vite';
import { fixtures } from '@volan/mocks';
import { expect, fn } from 'storybook/test';
import { inSite } from '../../../stories/inSite.tsx';
import { SlipPage } from './SlipPage.tsx';

const order = fixtures.orders().find(({ waits_until: until }) => until !== null);
if (!order) throw new Error('The mocks have an order that waits for a transfer.');

const meta = {
  title: 'Pages/Payment slip',
  component: SlipPage,
  decorators: [inSite],
  args: { order, slip: fixtures.transferSlip(), methods: ['card', 'transfer'] },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SlipPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In dinars: every field, each as a bank takes it, and the code of the National Bank. [M40] */
export const InDinars: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = fn(async (_text: string) => {});
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
    await userEvent.click(canvas.getByRole('button', { name: /^(Kopiraj: Račun|Copy: Account)$/ }));
    await expect(write).toHaveBeenLastCalledWith('999000000000123438');
    await userEvent.click(canvas.getByRole('button', { name: /^(Kopiraj sve|Copy all)$/ }));
    await expect(write).toHaveBeenLastCalledWith(expect.stringMatching(/2000,00\n[^]*82-0000001234\n[^]*289/));
    await expect(
      canvas.getByRole('img', { name: /^(Kod za aplikaciju banke|Code for your bank’s app)$/ }),
    ).toBeVisible();
  },
};

/** On a phone the code can be saved for the app on it. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^(Sačuvaj kod|Save the code)$/ })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

/** In euros: an IBAN, and no code. */
export const InEuros: Story = {
  args: {
    slip: {
      ...fixtures.transferSlip(),
      code: null,
      currency: 'EUR',
      amount: 2000,
      account: 'DE89370400440532013000',
      swift: 'DEUTDEFF',
      qr: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('DE89 3704 0044 0532 0130 00')).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /(Kod za|Code for)/ })).toBeNull();
  },
};

/** A card was tried meanwhile and refused: the transfer still holds. */
export const AfterARefusedCard: Story = {
  args: {
    order: {
      ...order,
      tries: [
        ...order.tries,
        { method: 'card', state: 'declined', reason: 'insufficient-funds', card: null, created_at: order.created_at },
      ],
    },
  },
};

/** Nobody takes cards here. */
export const WithoutCards: Story = {
  args: { methods: ['transfer'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^(Plati karticom|Pay by card instead)$/ })).toBeNull();
  },
};
