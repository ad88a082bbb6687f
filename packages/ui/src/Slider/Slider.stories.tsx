import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import docs from './Slider.docs.ts';
import { Slider } from './Slider.tsx';

const months = (value: number) => `${value} meseci`;

const meta = {
  title: 'Forms/Slider',
  component: Slider,
  args: {
    id: 'months',
    name: 'months',
    label: 'Rok otplate',
    min: 12,
    max: 84,
    step: 12,
    defaultValue: 36,
    format: months,
    onValueChange: fn(),
    onValueCommit: fn(),
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Months: Story = {
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Rok otplate' });
    await expect(slider).toHaveValue('36');
    await expect(slider).toHaveAttribute('aria-valuetext', '36 meseci');
    await expect(canvas.getByText('36 meseci')).toBeVisible();
  },
};

/** Reported with each move, and by `onValueCommit` when the thumb is released. */
export const Moved: Story = {
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider');
    await fireEvent.input(slider, { target: { value: '48' } });
    await fireEvent.input(slider, { target: { value: '60' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith(60);
    await expect(args.onValueCommit).not.toHaveBeenCalled();
    await expect(slider).toHaveAttribute('aria-valuetext', '60 meseci');
    slider.dispatchEvent(new Event('change', { bubbles: true }));
    await expect(args.onValueCommit).toHaveBeenCalledTimes(1);
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(60);
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
  },
};

export const InAForm: Story = {
  render: (args) => (
    <form>
      <Slider {...args} />
      <Button type="reset">Vrati</Button>
    </form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const slider = canvas.getByRole('slider');
    await fireEvent.input(slider, { target: { value: '72' } });
    const form = canvasElement.querySelector('form')!;
    await expect(new FormData(form).get('months')).toBe('72');
    await userEvent.click(canvas.getByRole('button', { name: 'Vrati' }));
    await expect(slider).toHaveValue('36');
    await expect(slider).toHaveAttribute('aria-valuetext', '36 meseci');
    await expect(new FormData(form).get('months')).toBe('36');
  },
};

/** The parent allows no more than 48. */
export const HeldByTheParent: Story = {
  args: { defaultValue: undefined },
  render: function Held(args) {
    const [value, setValue] = useState(24);
    return <Slider {...args} value={value} onValueChange={(next) => setValue(Math.min(48, next))} />;
  },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider');
    await fireEvent.input(slider, { target: { value: '84' } });
    await expect(slider).toHaveValue('48');
    await expect(slider).toHaveAttribute('aria-valuetext', '48 meseci');
  },
};

export const HintAndError: Story = {
  args: { hint: 'Od jedne do sedam godina.', error: 'Izaberite najmanje 48 meseci za ovaj iznos.' },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider');
    await expect(slider).toBeInvalid();
    await expect(slider).toHaveAccessibleDescription(
      'Od jedne do sedam godina. Izaberite najmanje 48 meseci za ovaj iznos.',
    );
  },
};
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toBeDisabled();
  },
};

/** Ready text in place of `format`. */
export const LongWords: Story = {
  args: {
    label: 'Laufzeit der Gebrauchtwagenfinanzierung',
    format: undefined,
    valueText: 'sechsunddreißig Monatsraten',
  },
  globals: { language: 'de', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', 'sechsunddreißig Monatsraten');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
