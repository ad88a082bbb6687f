import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inSite } from '../../../stories/inSite.tsx';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';

const meta = {
  title: 'Pages/Forgotten password',
  component: ForgotPasswordPage,
  decorators: [inSite],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ForgotPasswordPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** First the address. [G04] */
export const Address: Story = {};

const values = { email: 'ana@example.test' };

/**
 * Then the code that was mailed, whether there is an account or not: to which address, and the way to another. [J08]
 */
export const Code: Story = {
  args: { codeStep: { ...values, remember: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Kod iz mejla|Code from the mail/)).toHaveAttribute(
      'autocomplete',
      'one-time-code',
    );
    await expect(canvas.getByLabelText(/Kod iz mejla|Code from the mail/)).toHaveFocus();
    await expect(canvas.getByText(/^(Ako|If) .*ana@example\.test/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^(Druga adresa|Another address)$/ })).toHaveAttribute(
      'href',
      '/forgot',
    );
  },
};

/** The wrong code: the address is kept. [J09] */
export const WrongCode: Story = {
  args: { result: { ok: false, form: 'reset', values, errors: { code: ['code-wrong'] }, failure: 'validation' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Kod iz mejla|Code from the mail/)).toBeInvalid();
  },
};
