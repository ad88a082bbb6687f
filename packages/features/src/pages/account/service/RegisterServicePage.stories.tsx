import type { Meta, StoryObj } from '@storybook/react-vite';
import { profileTypes } from '@volan/domain-rules';
import { fixtures } from '@volan/mocks';
import { expect } from 'storybook/test';
import { inSite } from '../../../stories/inSite.tsx';
import { RegisterServicePage } from './RegisterServicePage.tsx';

const company = fixtures.ownCompany();
const kinds = fixtures.serviceKinds('rs').map(({ id, title }) => ({ id, title }));
const makes = ['Alfa Romeo', 'Audi', 'BMW', 'Škoda', 'Volkswagen'].map((title, id) => ({ id: id + 1, title }));
const account = { ...fixtures.account(), name: company.data.name, type_id: profileTypes.dealer };

const meta = {
  title: 'Pages/Register service',
  component: RegisterServicePage,
  decorators: [inSite],
  args: { account, step: { name: 'service', company, kinds, makes } },
  globals: { brand: 'volan', language: 'rs' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RegisterServicePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A company fills in the form at once, and reads when the service is public. [B21] */
export const Company: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^Servis je javan kad odobrimo vašu firmu/)).toBeVisible();
    await expect(canvas.getAllByLabelText(/^Usluga \(/)).toHaveLength(3);
    await userEvent.click(await canvas.findByRole('button', { name: 'Dodaj stavku' }));
    await expect(canvas.getAllByLabelText(/^Usluga \(/)).toHaveLength(4);
  },
};

/** A visitor reads what is needed; both ways to an account lead back here. */
export const Visitor: Story = {
  args: { account: null, step: null },
  play: async ({ canvas }) => {
    const back = 'return=%2Fauto-usluge%2Fregister';
    await expect(canvas.getByRole('link', { name: 'Registruj firmu' })).toHaveAttribute(
      'href',
      `/signup?${back}&type=business`,
    );
    await expect(canvas.getByText('Potvrdite telefon kodom iz SMS-a.')).toBeVisible();
  },
};

/** A private account registers its company first, by the form that exists. [M12] */
export const PrivateAccount: Story = {
  args: {
    account: fixtures.account(),
    step: { name: 'company', types: fixtures.businessTypes(), countries: [{ id: 688, name: 'Srbija' }] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Zatim sledi obrazac servisa/)).toBeVisible();
    await expect(canvas.getByLabelText(/^Poreski broj/)).toHaveValue('');
  },
};

/** Without a confirmed phone that comes first. [J06] */
export const Phone: Story = {
  args: { step: { name: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Potvrdite broj telefona kodom/)).toBeVisible();
    await expect(canvas.queryByLabelText(/^Usluga/)).toBeNull();
  },
};

export const Closed: Story = { args: { step: { name: 'closed' } } };

/** Each error is at its field, and everything typed is there, also rows that were added. [G15] */
export const Refused: Story = {
  args: {
    result: {
      ok: false,
      form: 'service',
      values: {
        'price-0-kind': '2',
        'price-0-title': '',
        'price-0-price': '18,50',
        'price-1-kind': '1',
        'price-2-kind': '1',
        'price-3-kind': '1',
        'price-3-title': 'Mali servis',
        'language-en': 'on',
        'brand-4': 'on',
        'hours-0-opens': '8',
        pictures: '',
      },
      errors: { 'price-0-title': ['required'], 'price-0-price': ['whole'], 'hours-0-closes': ['time'] },
      failure: 'validation',
    },
  },
  play: async ({ canvas }) => {
    for (const label of [/^Usluga \(1\)/, /^Cena od \(1\)/, /^Ponedeljak: do/]) {
      await expect(canvas.getByLabelText(label)).toBeInvalid();
    }
    await expect(canvas.getByLabelText(/^Usluga \(4\)/)).toHaveValue('Mali servis');
    await expect(canvas.getByRole('checkbox', { name: 'engleski' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'srpski' })).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Škoda' })).toBeChecked();
    await expect(canvas.getByRole('alert')).toHaveFocus();
  },
};
