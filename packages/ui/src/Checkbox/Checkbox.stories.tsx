import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { children: 'Prvi vlasnik', count: '3.288' },
  parameters: {
    docs: {
      description: {
        component:
          'Yes or no, or one of many; its words belong to its target. Several answers to one question are a `FacetList`; what works at once is a `Switch`. Space ticks it.',
      },
    },
  },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <Stack gap={0}>
      <Checkbox {...args} />
      <Checkbox {...args} defaultChecked />
      <Checkbox {...args} disabled />
    </Stack>
  ),
};
export const WordsBelongToTheTarget: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Prvi vlasnik'));
    await expect(canvas.getByRole('checkbox', { name: /Prvi vlasnik/ })).toBeChecked();
  },
};
export const SpaceTicks: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};
export const LongWords: Story = {
  args: { children: 'Nur Fahrzeuge mit vollständigem Serviceheft und Elektrohybridantrieb', count: '1.142.000' },
  globals: { language: 'de', viewport: { value: 'small' } },
};
