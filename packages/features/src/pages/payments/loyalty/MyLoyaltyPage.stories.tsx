import type { Meta, StoryObj } from '@storybook/react-vite';
import { fixtures } from '@volan/mocks';
import { expect, within } from 'storybook/test';
import { inSite } from '../../../stories/inSite.tsx';
import { MyLoyaltyPage } from './MyLoyaltyPage.tsx';

const mine = fixtures.myLoyalty('rs');
const meta = { total: mine.movements.length, page: 1, pages: 1, per_page: 20, balance: mine.points };
const keys = { 'credits-5': 'key-5', 'credits-10': 'key-10', 'credits-25': 'key-25', 'credits-50': 'key-50' };

const about = {
  title: 'Pages/My loyalty',
  component: MyLoyaltyPage,
  decorators: [inSite],
  args: { account: fixtures.account(), mine, meta, keys },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MyLoyaltyPage>;
export default about;
type Story = StoryObj<typeof about>;

/** Level with the way to the next one, rewards that open with points and level, history in words. [B17, M18] */
export const Usual: Story = {
  play: async ({ canvas }) => {
    const level = within(canvas.getByRole('region', { name: /^(Vaš nivo|Your level)$/ }));
    await expect(level.getByRole('heading', { name: /^(Poznavalac|Regular)$/ })).toBeVisible();
    await expect(level.getByText(/^(Još 258 poena do nivoa Majstor|258 points to the level Expert)/)).toBeVisible();
    const rewards = within(canvas.getByRole('region', { name: /^(Zamenite poene|Exchange points)$/ }));
    await expect(rewards.getByRole('button', { name: /: 25 / })).toBeEnabled();
    const largest = rewards.getByRole('button', { name: /: 50 / });
    await expect(largest).toBeDisabled();
    await expect(rewards.getByText(/(od nivoa Majstor|from the level Expert)$/)).toBeVisible();
    const history = within(canvas.getByRole('table'));
    await expect(history.getByRole('row', { name: /(Zamena za 10|Exchanged for 10)/ })).toHaveTextContent('−100');
    await expect(history.getByRole('row', { name: /(Oduzeti poeni|Points taken back)/ })).toHaveTextContent('−10');
  },
};

/** The highest level: all rewards that there are points for. */
export const Highest: Story = { args: { mine: { ...mine, earned: 900, points: 800, level: 'expert', to_next: null } } };

/** The exchanged reward is shown, with a link to the credits. */
export const Exchanged: Story = {
  args: { exchanged: 'credits-10' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Zamenjeno: dobili ste 10 kredita|Exchanged: you got 10 credits)/)).toBeVisible();
  },
};

/** Another tab was faster. */
export const TooFew: Story = {
  args: { missing: 30, mine: { ...mine, points: 20 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Nedostaje 30 poena|30 points missing)$/)).toBeVisible();
  },
};

/** Points that were spent and then withdrawn. */
export const Owed: Story = { args: { mine: { ...mine, points: 0, owed: 40 } } };

export const Paged: Story = {
  args: { meta: { ...meta, page: 2, pages: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^(Sledeća|Next)/ })).toHaveAttribute(
      'href',
      '/my-loyalty-program?page=3#history',
    );
  },
};

/** A new account shows how the programme begins. */
export const None: Story = {
  args: {
    mine: { level: 'driver', earned: 0, to_next: 200, points: 0, owed: 0, movements: [] },
    meta: { ...meta, total: 0, balance: 0 },
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
