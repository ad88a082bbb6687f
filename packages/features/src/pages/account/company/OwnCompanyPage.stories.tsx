import type { Meta, StoryObj } from '@storybook/react-vite';
import { maxCompanyDocuments, profileTypes } from '@volan/domain-rules';
import { fixtures } from '@volan/mocks';
import { expect, userEvent as user } from 'storybook/test';
import { inSite } from '../../../stories/inSite.tsx';
import { OwnCompanyPage } from './OwnCompanyPage.tsx';

const company = fixtures.ownCompany();
const weekday = { opens: '09:00', closes: '17:00' };

const meta = {
  title: 'Pages/Own company',
  component: OwnCompanyPage,
  decorators: [inSite],
  args: {
    account: { ...fixtures.account(), name: company.data.name, type_id: profileTypes.dealer },
    company,
    regions: [
      { id: 1, name: 'Grad Beograd' },
      { id: 2, name: 'Moravički okrug' },
    ],
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OwnCompanyPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A new company: its registered data are there, and it has no public page yet. [M12] */
export const New: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^(Adresa|Address)$/)).toHaveValue('Glavna 1');
    await expect(canvas.getByLabelText(/^(Glavni telefon|Main phone)$/)).toHaveValue('+381 32 371234');
    await expect(canvas.getByRole('link', { name: 'izvod-apr.pdf' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /javnu stranicu|public page/ })).toBeNull();
  },
};

/** A public company whose address waits: beside the field is what buyers still see. */
export const ChangeWaiting: Story = {
  args: {
    company: {
      ...company,
      status: 'public',
      changes: { address: 'Nova 2' },
      opening_hours: [weekday, weekday, weekday, weekday, weekday, { opens: '09:00', closes: '14:00' }, null],
      hours_exceptions: [{ from: '2026-12-25', to: '2026-12-27', hours: null }],
      location: { lat: 43.8914, lng: 20.3497 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^(Adresa|Address)$/)).toHaveValue('Nova 2');
    await expect(canvas.getByText(/^(Sada javno|Public now): Glavna 1$/)).toBeVisible();
    await expect(canvas.getByLabelText(/^(Tačka na mapi|Point on the map)/)).toHaveValue('43.8914, 20.3497');
    await expect(canvas.getByRole('link', { name: /javnu stranicu|public page/ })).toHaveAttribute(
      'href',
      '/companies/auto-plac-cacak-77',
    );
  },
};

/** The question of the moderator is shown beside the answer. */
export const Asked: Story = {
  args: {
    company: {
      ...company,
      review: company.review && { ...company.review, state: 'asked', question: 'Čija je adresa Glavna 1?' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^(Vaš odgovor|Your answer)$/)).toHaveAccessibleDescription(/Čija je adresa/);
  },
};

/** Each error is at its field, and what was typed is still there. [G15] */
export const Refused: Story = {
  args: {
    result: {
      ok: false,
      form: 'company',
      values: { tax_id: '100001158', 'phone-1': '12345', 'hours-0-opens': '09:00', 'exception-0-from': '2026-12-25' },
      errors: {
        'hours-0-closes': ['time'],
        file: ['company-documents'],
        'phone-1': ['phone'],
        tax_id: ['tax-number'],
      },
      failure: 'validation',
    },
  },
  play: async ({ canvas }) => {
    const fields = [/^(Poreski broj|Tax number|PIB)/, /^(Telefon|Phone) 2/, /: (do|to)$/i];
    for (const field of fields) {
      const [first] = canvas.getAllByLabelText(field);
      await expect(first).toBeInvalid();
    }
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getByLabelText(/^(Telefon|Phone) 2/)).toHaveValue('12345');
    await expect(canvas.getByRole('alert')).toHaveTextContent(` ${maxCompanyDocuments} `);
  },
};

/** Enter in a field saves: no document has a button that it could press. */
export const RemovesDocuments: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: /^(Ukloni|Remove): izvod-apr\.pdf$/ });
    await user.click(box);
    await expect(box).toBeChecked();
    await expect(canvas.getAllByRole('button', { name: /^(Sačuvaj|Save)$/ })).toHaveLength(1);
  },
};

export const Closed: Story = {
  args: { company: { ...company, status: 'closed', review: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText(/^(Adresa|Address)$/)).toBeNull();
  },
};
