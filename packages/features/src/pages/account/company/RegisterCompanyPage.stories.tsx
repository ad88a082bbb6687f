import type { Meta, StoryObj } from '@storybook/react-vite';
import { fixtures } from '@volan/mocks';
import { expect } from 'storybook/test';
import { inSite } from '../../../stories/inSite.tsx';
import { RegisterCompanyPage } from './RegisterCompanyPage.tsx';

const meta = {
  title: 'Pages/Register company',
  component: RegisterCompanyPage,
  decorators: [inSite],
  args: {
    account: fixtures.account(),
    types: fixtures.businessTypes(),
    countries: [
      { id: 688, name: 'Srbija' },
      { id: 276, name: 'Nemačka' },
    ],
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RegisterCompanyPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A private account asks nothing that it has said already: no e-mail and no password. [J02] */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^(Registrovani naziv|Registered name)$/)).toHaveValue('');
    await expect(canvas.queryByLabelText(/^(Lozinka|Password)$/)).toBeNull();
  },
};

/** The form keeps its values, and each error is at its field. [M12, G15] */
export const Refused: Story = {
  args: {
    result: {
      ok: false,
      form: 'register',
      values: { name: 'Auto plac Čačak', tax_id: '100001158', country_id: '276' },
      errors: { tax_id: ['tax-number'] },
      failure: 'validation',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^(Poreski broj|Tax number)/)).toBeInvalid();
    await expect(canvas.getByLabelText(/^(Naziv firme|Company name)$/)).toHaveValue('Auto plac Čačak');
    await expect(canvas.getByLabelText(/^(Država|Country)$/)).toHaveValue('276');
  },
};
