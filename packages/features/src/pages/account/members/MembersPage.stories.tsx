import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fixtures } from '@volan/mocks';
import { inSite } from '../../../stories/inSite.tsx';
import { MembersPage } from './MembersPage.tsx';

const [company] = fixtures.memberships();

const meta = {
  title: 'Pages/Members',
  component: MembersPage,
  decorators: [inSite],
  args: { account: fixtures.account(), memberships: fixtures.memberships() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MembersPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Owners remove others, never the account of the company, and invite. [H07] */
export const Owner: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^(Ukloni|Remove): Iva Ivić$/ })).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: /: Ana Anić$/ })).toBeNull();
    await expect(canvas.getByLabelText(/^(E-mail|E-pošta)/)).toBeEnabled();
  },
};

/** Staff see who else is there, and may leave. */
export const Staff: Story = {
  args: {
    account: { ...fixtures.account(), id: 32 },
    memberships: company ? [{ ...company, role: 'staff', invitations: [] }] : [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /Iva Ivić$/ })).toHaveLength(1);
    await expect(canvas.queryByLabelText(/^(E-mail|E-pošta)/)).toBeNull();
  },
};

/** All places are taken: said at the field. */
export const NoSeats: Story = {
  args: {
    result: {
      ok: false,
      form: 'invite',
      values: { company_id: '5', email: 'nova@example.test' },
      errors: { email: ['seats-used-up'] },
      failure: 'validation',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^(E-mail|E-pošta)/)).toHaveValue('nova@example.test');
    await expect(canvas.getByRole('alert')).toHaveFocus();
  },
};

export const None: Story = { args: { memberships: [] } };
