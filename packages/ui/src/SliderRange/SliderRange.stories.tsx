import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import docs from './SliderRange.docs.ts';
import { SliderRange, type SliderSpan } from './SliderRange.tsx';

const months = (value: number) => `${value} meseci`;

const meta = {
  title: 'Forms/SliderRange',
  component: SliderRange,
  args: {
    id: 'months',
    name: 'months',
    legend: 'Rok otplate',
    fromLabel: 'Od',
    toLabel: 'Do',
    min: 12,
    max: 84,
    step: 12,
    defaultValue: { from: 24, to: 60 },
    format: months,
    onValueChange: fn(),
    onValueCommit: fn(),
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof SliderRange>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Months: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Rok otplate' })).toBeVisible();
    await expect(canvas.getByText('24 meseci – 60 meseci')).toBeVisible();
  },
};

/** A thumb stops at the other one. */
export const Moved: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const from = canvas.getByRole('slider', { name: 'Od' });
    await userEvent.tab();
    await expect(from).toHaveFocus();
    for (const value of ['36', '48', '60', '72']) await fireEvent.input(from, { target: { value } });
    await expect(from).toHaveValue('60');
    await expect(from).toHaveAttribute('aria-valuetext', '60 meseci');
    await expect(args.onValueChange).toHaveBeenCalledTimes(3);
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: 60, to: 60 });
    await expect(args.onValueCommit).not.toHaveBeenCalled();
    from.dispatchEvent(new Event('change', { bubbles: true }));
    await expect(args.onValueCommit).toHaveBeenCalledTimes(1);
    await expect(args.onValueCommit).toHaveBeenLastCalledWith({ from: 60, to: 60 });
  },
};

/** If two thumbs are at one place, the one moves that can go where the pointer pulls. */
export const BothAtOnePlace: Story = {
  args: { defaultValue: { from: 36, to: 36 } },
  play: async ({ canvas, args }) => {
    const to = canvas.getByRole('slider', { name: 'Do' });
    await fireEvent.pointerDown(to);
    await fireEvent.input(to, { target: { value: '24' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: 24, to: 36 });
    await expect(to).toHaveValue('36');
  },
};

/** The parent allows no more than 48. */
export const HeldByTheParent: Story = {
  args: { defaultValue: undefined },
  render: function Held(args) {
    const [value, setValue] = useState<SliderSpan>({ from: 12, to: 24 });
    return (
      <SliderRange {...args} value={value} onValueChange={({ from, to }) => setValue({ from, to: Math.min(48, to) })} />
    );
  },
  play: async ({ canvas }) => {
    const to = canvas.getByRole('slider', { name: 'Do' });
    await fireEvent.input(to, { target: { value: '84' } });
    await expect(to).toHaveValue('48');
  },
};
export const HintAndError: Story = {
  args: { hint: 'Od jedne do sedam godina.', error: 'Izaberite najmanje 48 meseci za ovaj iznos.' },
  play: async ({ canvas }) => {
    const from = canvas.getByRole('slider', { name: 'Od' });
    await expect(from).toBeInvalid();
    await expect(from).toHaveAccessibleDescription(
      'Od jedne do sedam godina. Izaberite najmanje 48 meseci za ovaj iznos.',
    );
  },
};
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    for (const thumb of canvas.getAllByRole('slider')) await expect(thumb).toBeDisabled();
  },
};
export const LongWords: Story = {
  args: {
    legend: 'Laufzeit der Gebrauchtwagenfinanzierung',
    format: (value: number) => `${value} Monatsratenzahlungen`,
  },
  globals: { language: 'de', viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
