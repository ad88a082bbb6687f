import type { Meta, StoryObj } from '@storybook/react-vite';
import { fixtures } from '@volan/mocks';
import { expect } from 'storybook/test';
import { inSite } from '../../../stories/inSite.tsx';
import { ConfirmFirstPage } from './ConfirmFirstPage.tsx';

const meta = {
  title: 'Pages/Checkout before the address is confirmed',
  component: ConfirmFirstPage,
  decorators: [inSite],
  args: { account: { ...fixtures.account(), email_verified: false } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ConfirmFirstPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Says why nothing can be paid yet, and asks for the code at the address of the checkout itself. [M03, M40] */
export const AsksForTheCode: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^(Pre plaćanja potvrdite|Confirm your e-mail address before you pay)/),
    ).toBeVisible();
    const confirm = canvas.getByRole('button', { name: /^(Potvrdi|Confirm)$/ });
    await expect(confirm.closest('form')).toHaveAttribute('method', 'post');
    await expect(confirm.closest('form')).not.toHaveAttribute('action');
  },
};
export const OnAPhone: Story = { ...AsksForTheCode, globals: { viewport: { value: 'phone' } } };

/** The code was another one: the summary names the field, and the page stays. */
export const WrongCode: Story = {
  args: {
    result: { ok: false, form: 'verify-email', values: {}, errors: { code: ['code-wrong'] }, failure: 'validation' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^(Kod iz mejla|Code from the mail): / })).toBeVisible();
  },
};
