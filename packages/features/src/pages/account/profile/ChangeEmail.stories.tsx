import type { Meta, StoryObj } from '@storybook/react-vite';
import { fixtures } from '@volan/mocks';
import { expect } from 'storybook/test';
import { inSite } from '../../../stories/inSite.tsx';
import { ChangeEmail } from './ChangeEmail.tsx';

const account = { ...fixtures.account(), email: 'ana@primer.rs', email_verified: true };
const values = { step: 'code', email: 'nova@primer.rs' };

const meta = {
  title: 'Pages/Settings/Change e-mail',
  component: ChangeEmail,
  decorators: [inSite],
  args: { account },
} satisfies Meta<typeof ChangeEmail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The new address and the password. [M03] */
export const Address: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('#email-email')).toBeVisible();
    await expect(canvasElement.querySelector('#email-current_password')).toBeVisible();
  },
};

/** The address is that of the account already; it stays in its field. */
export const Unchanged: Story = {
  args: {
    result: {
      ok: false,
      form: 'email',
      values: { email: 'ana@primer.rs' },
      errors: { email: ['email-unchanged'] },
      failure: 'validation',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByDisplayValue('ana@primer.rs')).toBeInvalid();
  },
};

/** Both mailboxes have a code, and each field names its own. */
export const Codes: Story = {
  args: { result: { ok: true, form: 'email', values, errors: {}, failure: null } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByLabelText(/nova@primer\.rs/)).toBeValid();
    await expect(canvas.getByLabelText(/ana@primer\.rs/)).toBeValid();
    await expect(canvasElement.querySelector('[name=email]')).toHaveValue('nova@primer.rs');
  },
};

/** A wrong code asks again for the same address. */
export const WrongCode: Story = {
  args: {
    result: { ok: false, form: 'email', values, errors: { present_code: ['code-wrong'] }, failure: 'validation' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/ana@primer\.rs/)).toBeInvalid();
    await expect(canvas.getByLabelText(/nova@primer\.rs/)).toBeValid();
  },
};

/** An address that nobody confirmed needs no code. */
export const Unconfirmed: Story = {
  args: { ...Codes.args, account: { ...account, email_verified: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText(/ana@primer\.rs/)).toBeNull();
  },
};

/** The address is changed; the form is empty again. */
export const Changed: Story = {
  args: { result: { ok: true, form: 'email', values: {}, errors: {}, failure: null } },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The e-mail address is changed\./)).toBeVisible();
  },
};
