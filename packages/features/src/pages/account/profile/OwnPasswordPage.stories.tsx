import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inSite } from '../../../stories/inSite.tsx';
import { OwnPasswordPage } from './OwnPasswordPage.tsx';

const meta = {
  title: 'Pages/Own password',
  component: OwnPasswordPage,
  decorators: [inSite],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OwnPasswordPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Somebody else has seen the password: nothing but another one, or the way out. */
export const Seen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Nova lozinka|^New password/)).toHaveAttribute('autocomplete', 'new-password');
    await expect(canvas.queryByLabelText(/^Sadašnja lozinka|^Trenutna lozinka|^Current password/)).toBeNull();
  },
};

/** Users who signed in long ago give the current one too. [T17] */
export const LongAgo: Story = {
  args: {
    result: {
      ok: false,
      form: 'password',
      values: {},
      errors: { current_password: ['required'] },
      failure: 'validation',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Sadašnja lozinka|^Trenutna lozinka|^Current password/)).toBeInvalid();
  },
};
