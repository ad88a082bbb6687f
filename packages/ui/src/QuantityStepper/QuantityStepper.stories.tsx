import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import docs from './QuantityStepper.docs.ts';
import { QuantityStepper } from './QuantityStepper.tsx';

const meta = {
  title: 'Forms/QuantityStepper',
  component: QuantityStepper,
  args: {
    label: 'Količina, 50 kredita',
    name: 'quantity',
    value: 2,
    max: 10,
    decreaseLabel: 'Manje',
    increaseLabel: 'Više',
    onValueChange: fn(),
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof QuantityStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Više, Količina, 50 kredita' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Manje, Količina, 50 kredita' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1);
  },
};
export const AtItsSmallest: Story = {
  args: { value: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Manje/ })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: /Više/ })).toBeEnabled();
  },
};
export const AtItsLargest: Story = { args: { value: 10 } };
export const Busy: Story = { args: { busy: true } };
/** Without a handler the press sends the form with the number that is wished. */
export const InAPlainForm: Story = {
  args: { onValueChange: undefined },
  play: async ({ canvas }) => {
    const more = canvas.getByRole('button', { name: /Više/ });
    await expect(more).toHaveAttribute('type', 'submit');
    await expect(more).toHaveAttribute('name', 'quantity');
    await expect(more).toHaveAttribute('value', '3');
  },
};
