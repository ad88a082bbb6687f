import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { fixtures } from '@volan/mocks';
import { inSite } from '../../../stories/inSite.tsx';
import { SignUpPage } from './SignUpPage.tsx';

const meta = {
  title: 'Pages/Sign up',
  component: SignUpPage,
  decorators: [inSite],
  args: { business: false, countries: [], types: [] },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SignUpPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A private person: three fields. [B04] */
export const Person: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^(Lozinka|Password)$/)).toHaveAttribute('autocomplete', 'new-password');
  },
};

/** Refused for its address: the password is kept, encrypted, and its field says that it may stay empty. [B04] */
export const PasswordKept: Story = {
  args: {
    result: {
      ok: false,
      form: 'sign-up',
      values: { name: 'Ana', email: 'ana@primer.rs', sealed_password: 'eyJhbGciOiJkaXIifQ' },
      errors: { email: ['email-taken'] },
      failure: 'validation',
    },
  },
  play: async ({ canvasElement }) => {
    const field = canvasElement.querySelector<HTMLInputElement>('#sign-up-password');
    await expect(field).not.toBeRequired();
    await expect(field).toHaveAccessibleDescription(/sačuvana|is kept/);
    await expect(new FormData(field?.form ?? undefined).get('sealed_password')).toBe('eyJhbGciOiJkaXIifQ');
  },
};

/** A company, with what was wrong at its fields; the summary names them in their order. [M12, G15] */
export const Business: Story = {
  args: {
    business: true,
    types: fixtures.businessTypes(),
    countries: [
      { id: 688, name: 'Srbija' },
      { id: 276, name: 'Nemačka' },
    ],
    result: {
      ok: false,
      form: 'sign-up',
      values: { name: 'Auto plac Čačak', tax_id: '100001158', country_id: '276' },
      errors: { email: ['email-taken'], name: ['required'], tax_id: ['tax-number'] },
      failure: 'validation',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Poreski broj|Tax number/)).toBeInvalid();
    const wrong = within(canvas.getByRole('alert')).getAllByRole('link');
    await expect(wrong.map(({ textContent }) => textContent.split(':')[0])).toEqual([
      expect.stringMatching(/^(Naziv|Name|Business name|Naziv firme|Company name)/),
      expect.stringMatching(/^(Poreski broj|Tax number)/),
      expect.stringMatching(/^E-/),
    ]);
    await expect(canvas.getByLabelText(/^(Veb-sajt \(nije obavezno\)|Website \(optional\))$/)).not.toBeRequired();
    await expect(canvas.getByLabelText(/Država|Country/)).toHaveValue('276');
  },
};
