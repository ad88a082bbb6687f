import { plansOf } from '@volan/api-contract';
import { fixtures } from '@volan/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inSite } from '../../../stories/inSite.tsx';
import { MyPlanPage } from './MyPlanPage.tsx';

const meta = {
  title: 'Pages/My packet',
  component: MyPlanPage,
  decorators: [inSite],
  args: { account: fixtures.account(), plans: plansOf('volan'), own: fixtures.plans.lot('volan') },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MyPlanPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What runs, until when, how much of it is used; nothing follows unless its owner chooses it. [J28-J30] */
export const Usual: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^54 (od|of) 200$/)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /^(Paket se završava|The packet ends)/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /(Nastavlja se kao Plac|goes on as Dealer).*49/ }));
    await expect(canvas.getByRole('button', { name: /^(Sačuvaj izbor|Save the choice)$/ })).toHaveAttribute(
      'type',
      'submit',
    );
  },
};

/** A smaller one follows, after a month that was bought ahead. */
export const SmallerFollows: Story = {
  args: { own: fixtures.plans.showroom('volan') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /Plac|Dealer/ })).toBeChecked();
    await expect(canvas.getByText(/^(Posle toga: Salon|Afterwards: Showroom)/)).toBeVisible();
  },
};

/** Too few credits for the choice: how many are missing, and where to get more. */
export const CreditsMissing: Story = {
  args: {
    own: { ...fixtures.plans.lot('volan'), next: 'lot' },
    result: { ok: true, form: 'next', values: {}, errors: {}, failure: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/(nedostaje 11 kredita|nedostaju 11 kredita|11 credits are missing)/)).toBeVisible();
    await expect(canvas.getByText(/^(Vaš izbor je sačuvan|Your choice is saved)\.$/)).toBeVisible();
  },
};

/** More ads than a packet allows: all of them stay. [T09c] */
export const OverTheLimit: Story = {
  args: { own: { ...fixtures.plans.none('volan'), slots: { free: 0, used: 54, limit: 50 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/(svi ostaju vidljivi|all of them stay visible)/)).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
