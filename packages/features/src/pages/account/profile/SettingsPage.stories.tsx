import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fixtures } from '@volan/mocks';
import { inSite } from '../../../stories/inSite.tsx';
import { SettingsPage } from './SettingsPage.tsx';

const meta = {
  title: 'Pages/Settings',
  component: SettingsPage,
  decorators: [inSite],
  args: { account: fixtures.account(), sessions: fixtures.sessions() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SettingsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every form by itself; this device cannot be signed out from here. [B14] */
export const Settings: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Ime i prezime|^Name$/)).toHaveValue('Ana Anić');
    await expect(canvas.getAllByRole('button', { name: /^(Odjavi|Sign out): / })).toHaveLength(1);
  },
};

/** The address waits to be confirmed. [M03] */
export const NotVerified: Story = {
  args: { account: { ...fixtures.account(), email_verified: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Kod iz poruke|Code from the mail/)).toBeEnabled();
  },
};

/** A wrong current password stands at its own form. [J07] */
export const WrongPassword: Story = {
  args: {
    result: {
      ok: false,
      form: 'password',
      values: {},
      errors: { current_password: ['wrong-credentials'] },
      failure: 'validation',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Sadašnja lozinka|Current password/)).toBeInvalid();
    await expect(canvas.getByRole('alert')).toHaveFocus();
  },
};
