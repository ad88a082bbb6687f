import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { priceBuckets } from '../samples/filters.tsx';
import docs from './RangeFields.docs.ts';
import { RangeFields } from './RangeFields.tsx';

const meta = {
  title: 'Forms/RangeFields',
  component: RangeFields,
  args: {
    id: 'price',
    name: 'f.cena',
    legend: 'Cena',
    fromLabel: 'Od',
    toLabel: 'Do',
    unit: '€',
    language: 'sr-Latn',
    buckets: priceBuckets,
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof RangeFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HandlesWriteIntoTheFields: Story = {
  play: async ({ canvas }) => {
    const low = canvas.getByRole('slider', { name: 'Cena: Od' });
    await fireEvent.input(low, { target: { value: '4' } });
    await expect(canvas.getByRole('textbox', { name: 'Od' })).toHaveValue('10.000');
    await expect(low).toHaveAttribute('aria-valuetext', '10.000 €');
  },
};
export const FieldsMoveTheHandles: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Do' }), '20.000');
    await expect(canvas.getByRole('slider', { name: 'Cena: Do' })).toHaveValue('8');
  },
};
export const HandlesNeverCross: Story = {
  args: { defaultValue: { from: 10_000, to: '15000' } },
  play: async ({ canvas }) => {
    const low = canvas.getByRole('slider', { name: 'Cena: Od' });
    await fireEvent.input(low, { target: { value: '20' } });
    await expect(low).toHaveValue('6');
    await expect(canvas.getByRole('textbox', { name: 'Od' })).toHaveValue('15.000');
    await expect(canvas.getByRole('textbox', { name: 'Do' })).toHaveValue('15.000');
  },
};
export const TellsEveryChange: Story = {
  args: { onValueChange: fn(), messages: { 'not-a-number': 'Upišite broj, na primer 12.500.' } },
  play: async ({ args, canvas, userEvent }) => {
    const from = canvas.getByRole('textbox', { name: 'Od' });
    await userEvent.type(from, '2.500');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: 2500, to: null });
    await fireEvent.input(canvas.getByRole('slider', { name: 'Cena: Do' }), { target: { value: '4' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: 2500, to: 10_000 });
    await userEvent.clear(from);
    await userEvent.type(from, 'abc');
    await userEvent.tab();
    await expect(from).toHaveAccessibleDescription('Upišite broj, na primer 12.500.');
    await expect(canvas.getByRole('textbox', { name: 'Do' })).toHaveValue('10000');
  },
};
export const Reset: Story = {
  args: { defaultValue: { from: 5000, to: 20_000 }, onValueChange: fn() },
  render: (args) => (
    <form>
      <RangeFields {...args} />
      <button type="reset">Vrati</button>
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Od' }));
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Do' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Vrati' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: 5000, to: 20_000 });
    await expect(canvas.getByRole('textbox', { name: 'Od' })).toHaveValue('5.000');
    await expect(canvas.getByRole('slider', { name: 'Cena: Do' })).toHaveValue('8');
  },
};
export const WithoutChart: Story = { args: { buckets: undefined, unit: 'km', legend: 'Kilometraža' } };
