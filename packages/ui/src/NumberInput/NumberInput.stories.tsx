import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import docs from './NumberInput.docs.ts';
import { NumberInput } from './NumberInput.tsx';

const group = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, '.');

const meta = {
  title: 'Forms/NumberInput',
  component: NumberInput,
  args: { id: 'mileage', name: 'mileage', label: 'Kilometraža', unit: 'km', group },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof NumberInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: '142000', hint: 'Kako piše na tabli.' } };

/** At rest "142.000"; while it is written to, digits alone. */
export const GroupedAtRest: Story = {
  args: { defaultValue: '142000' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Kilometraža' });
    await expect(canvas.getByText('142.000')).toBeVisible();
    await userEvent.click(field);
    await expect(canvas.getByText('142.000')).not.toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '98500');
    await userEvent.tab();
    await expect(field).toHaveValue(98_500);
    await expect(canvas.getByText('98.500')).toBeVisible();
  },
};
export const TakesDigitsOnly: Story = {
  args: { onValue: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.type(field, '17.9e9,0');
    await expect(field).toHaveValue(17_990);
    await expect(args.onValue).toHaveBeenLastCalledWith('17990');
  },
};
export const PastedAsPeopleWriteIt: Story = {
  args: { label: 'Cena', unit: '€', id: 'price' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Cena' });
    await userEvent.click(field);
    await userEvent.paste('17.990,00 €');
    await expect(field).toHaveValue(17_990);
  },
};
export const Steps: Story = {
  args: {
    id: 'seats',
    label: 'Broj sedišta',
    unit: undefined,
    defaultValue: '8',
    min: 1,
    max: 9,
    steps: { less: 'Manje', more: 'Više' },
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Broj sedišta' });
    const more = canvas.getByRole('button', { name: 'Broj sedišta: Više' });
    await userEvent.click(more);
    await expect(field).toHaveValue(9);
    await expect(more).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Broj sedišta: Manje' }));
    await expect(field).toHaveValue(8);
    await expect(more).toBeEnabled();
  },
};
export const Decimals: Story = {
  args: {
    id: 'consumption',
    label: 'Potrošnja',
    unit: 'l/100 km',
    group: undefined,
    decimals: ',',
    defaultValue: '5.4',
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Potrošnja' });
    await userEvent.clear(field);
    await userEvent.paste('6,2 l');
    await expect(field).toHaveValue(6.2);
  },
};
export const WithError: Story = {
  args: { defaultValue: '3000000', error: 'Upišite broj od 0 do 2.000.000.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton')).toBeInvalid();
    await expect(canvas.getByRole('spinbutton')).toHaveAccessibleDescription('Upišite broj od 0 do 2.000.000.');
  },
};
export const Disabled: Story = { args: { defaultValue: '142000', disabled: true } };
export const ElevenDigits: Story = {
  args: {
    label: 'Anschaffungspreis einschließlich Überführungskosten',
    defaultValue: '99999999999',
    unit: 'RSD',
    steps: { less: 'Weniger', more: 'Mehr' },
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99.999.999.999')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
