import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BodyTypePicker } from './BodyTypePicker.tsx';

const meta = {
  title: 'Forms/BodyTypePicker',
  component: BodyTypePicker,
  args: {
    name: 'f.karoserija',
    legend: 'Karoserija',
    options: [
      { value: 'hecbek', label: 'Hečbek', outline: 'hatch', count: '3.810', checked: true },
      { value: 'karavan', label: 'Karavan', outline: 'wagon', count: '2.934' },
      { value: 'kabriolet', label: 'Kabriolet', outline: 'cabrio', count: '102' },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'Body types as drawn tiles; any number may be chosen. Only for kinds that have an outline: other answers are a `FacetList`. Tab walks through the tiles, Space chooses.',
      },
    },
  },
} satisfies Meta<typeof BodyTypePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomeChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Karoserija' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /Hečbek/ })).toBeChecked();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: /Karavan/ })).toBeChecked();
  },
};
export const WithoutCounts: Story = {
  args: { options: [{ value: 'suv', label: 'SUV', outline: 'suv' }] },
};
export const LongWords: Story = {
  args: {
    options: [
      { value: 'van', label: 'Kleintransporter mit Doppelkabine', outline: 'van', count: '1.142.000', checked: true },
      { value: 'wagon', label: 'Универсал повышенной проходимости', outline: 'wagon', count: '18' },
    ],
  },
  globals: { viewport: { value: 'small' } },
};
