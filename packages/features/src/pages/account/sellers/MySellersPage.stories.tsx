import type { Meta, StoryObj } from '@storybook/react-vite';
import { fixtures } from '@volan/mocks';
import { expect } from 'storybook/test';
import { inSite } from '../../../stories/inSite.tsx';
import { MySellersPage } from './MySellersPage.tsx';

const companies = fixtures.followed('rs');
const meta = {
  title: 'Pages/My sellers',
  component: MySellersPage,
  decorators: [inSite],
  args: { account: fixtures.account(), companies, meta: { total: 2, page: 1, pages: 1, per_page: 24 } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MySellersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One has new ads, one has none. [B11] */
export const Followed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(3 nova oglasa|3 new ads)$/)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^(Ne prati više|Unfollow): / })).toHaveLength(2);
  },
};

/** None yet, and a company that was asked for where no script runs. */
export const Empty: Story = {
  args: { companies: [], meta: { total: 0, page: 1, pages: 0, per_page: 24 }, asked: companies[0] },
};
