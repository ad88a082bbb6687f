import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
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
    await expect(canvas.getByRole('spinbutton', { name: 'Od' })).toHaveValue(10_000);
    await expect(low).toHaveAttribute('aria-valuetext', '10.000 €');
  },
};
export const FieldsMoveTheHandles: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Do' }), '20000');
    await expect(canvas.getByRole('slider', { name: 'Cena: Do' })).toHaveValue('8');
  },
};
export const HandlesNeverCross: Story = {
  args: { from: '10000', to: '15000' },
  play: async ({ canvas }) => {
    const low = canvas.getByRole('slider', { name: 'Cena: Od' });
    await fireEvent.input(low, { target: { value: '20' } });
    await expect(low).toHaveValue('5');
  },
};
export const WithoutChart: Story = { args: { buckets: undefined, unit: 'km', legend: 'Kilometraža' } };
