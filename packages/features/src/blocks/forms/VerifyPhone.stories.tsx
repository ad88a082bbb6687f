import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fixtures } from '@volan/mocks';
import { inSite } from '../../stories/inSite.tsx';
import type { FormResult } from './FormResult.ts';
import { VerifyPhone } from './VerifyPhone.tsx';

const account = fixtures.account();
const sent: FormResult = {
  ok: true,
  form: 'phone',
  values: { step: 'code', phone: '+381641234567' },
  errors: {},
  failure: null,
};

const meta = {
  title: 'Pages/Settings/VerifyPhone',
  component: VerifyPhone,
  decorators: [inSite],
  args: { account: { ...account, mobile: null } },
} satisfies Meta<typeof VerifyPhone>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The account has no number yet; the hint says which numbers are mobile. [G14, E26] */
export const NoNumber: Story = {
  args: { operators: [{ id: 1, name: 'mts', prefixes: ['064', '065'] }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^(Broj mobilnog telefona|Mobile number)$/)).toHaveAccessibleDescription(
      /: mts 064, 065$/,
    );
  },
};

/** The number of the account in its two parts, proven. */
export const Verified: Story = {
  args: { account: { ...account, mobile: '+381641234567', mobile_verified: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^(Broj mobilnog telefona|Mobile number)$/)).toHaveValue('641234567');
  },
};

/** The code is on its way; the number goes along with it. [J06] */
export const CodeSent: Story = {
  args: { result: sent },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByLabelText(/Kod iz SMS-a|Code from the SMS/)).toBeEnabled();
    const form = canvasElement.querySelector('form');
    const fields = form ? Object.fromEntries(new FormData(form)) : {};
    await expect(fields).toEqual({ form: 'phone', step: 'code', phone: '+381641234567', code: '' });
  },
};

/** A wrong code: the step stays. */
export const WrongCode: Story = {
  args: { result: { ...sent, ok: false, errors: { code: ['code-wrong'] }, failure: 'validation' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Kod iz SMS-a|Code from the SMS/)).toBeInvalid();
  },
};

/** A landline gets no messages; the typed number is still there. */
export const Landline: Story = {
  args: {
    result: {
      ...sent,
      ok: false,
      values: { phone: '011 3334444', phoneCountry: 'rs' },
      errors: { phone: ['phone-not-mobile'] },
      failure: 'validation',
    },
  },
  play: async ({ canvas }) => {
    const number = canvas.getByLabelText(/^(Broj mobilnog telefona|Mobile number)$/);
    await expect(number).toBeInvalid();
    await expect(number).toHaveValue('011 3334444');
  },
};

/** No message can be sent. */
export const Unavailable: Story = {
  args: {
    result: {
      ...sent,
      ok: false,
      values: { phone: '64 1234567', phoneCountry: 'rs' },
      failure: 'sms-unavailable',
    },
  },
};
