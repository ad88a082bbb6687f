import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import docs from './Select.docs.ts';
import { Select } from './Select.tsx';
import { formats } from '../samples/formats.ts';

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: {
    id: 'year',
    label: 'Godište od',
    options: [
      { value: '', label: 'Bilo koje' },
      { value: '2022', label: formats.year(2022) },
      { value: '2020', label: formats.year(2020) },
      { value: '1950', label: 'Pre 1950.', disabled: true },
    ],
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Godište od' });
    await expect(select).toHaveValue('');
    await userEvent.selectOptions(select, '2020.');
    await expect(select).toHaveValue('2020');
  },
};
export const Chosen: Story = { args: { defaultValue: '2022' } };
export const WithHint: Story = { args: { hint: 'Godina prve registracije.' } };
export const WithError: Story = {
  args: { error: 'Izaberite godište.', required: true },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox');
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription('Izaberite godište.');
  },
};
/** Options under headings, such as regions under their countries. */
export const InGroups: Story = {
  args: {
    options: [
      { value: '', label: 'Svi regioni' },
      { value: 'beograd', label: 'Beograd', group: 'Srbija' },
      { value: 'juzna-backa', label: 'Južnobački okrug', group: 'Srbija' },
      { value: 'budapest', label: 'Budapest', group: 'Mađarska' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('group', { name: 'Srbija' })).getAllByRole('option')).toHaveLength(2);
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const Large: Story = { args: { size: 'large' } };
export const LongWords: Story = {
  args: {
    label: 'Schadstoffklasse',
    defaultValue: 'long',
    options: [{ value: 'long', label: 'Euro 6d-TEMP-EVAP-ISC mit Ottopartikelfilter und Abgasnachbehandlung' }],
  },
  globals: { language: 'de', viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
