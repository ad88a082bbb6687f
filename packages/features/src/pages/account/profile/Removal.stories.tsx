import type { Meta, StoryObj } from '@storybook/react-vite';
import { fixtures } from '@volan/mocks';
import { expect } from 'storybook/test';
import { inSite } from '../../../stories/inSite.tsx';
import { Removal } from './Removal.tsx';

const meta = {
  title: 'Pages/Settings/Removal',
  component: Removal,
  decorators: [inSite],
  args: { account: fixtures.account() },
} satisfies Meta<typeof Removal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A wrong password: the summary names its field, and in English its title says that something is wrong. [G15] */
export const WrongPassword: Story = {
  args: {
    result: {
      ok: false,
      form: 'remove',
      values: {},
      errors: { password: ['wrong-credentials'] },
      failure: 'wrong-credentials',
    },
  },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert', { name: '1 field needs correcting.' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: /^Password: / })).toBeVisible();
  },
};
