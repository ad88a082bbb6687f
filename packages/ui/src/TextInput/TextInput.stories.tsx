import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SearchInput } from '../SearchInput/SearchInput.tsx';
import { Select } from '../Select/Select.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextInput } from './TextInput.tsx';

const meta = {
  title: 'Forms/TextInput',
  component: TextInput,
  args: { id: 'mileage', label: 'Kilometraža' },
} satisfies Meta<typeof TextInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithUnit: Story = { args: { unit: 'km', type: 'number', inputMode: 'numeric', defaultValue: '142000' } };
export const WithHint: Story = { args: { hint: 'Kako piše na tabli.' } };
export const WithError: Story = {
  args: { error: 'Upišite broj od 0 do 2.000.000.', defaultValue: 'mnogo' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Kilometraža' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Upišite broj od 0 do 2.000.000.');
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: '142000' } };
export const Others: Story = {
  render: () => (
    <Stack gap={2}>
      <SearchInput id="make" label="Pronađi marku" />
      <SearchInput id="small-make" label="Pronađi model" size="small" />
      <Select
        id="year"
        label="Godište od"
        options={[
          { value: '', label: 'Bilo koje' },
          { value: '2020', label: '2020.' },
        ]}
      />
      <Select id="wrong" label="Gorivo" error="Izaberite gorivo." options={[{ value: '', label: 'Izaberite' }]} />
    </Stack>
  ),
};
