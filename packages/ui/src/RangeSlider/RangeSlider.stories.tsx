import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { priceBuckets } from '../samples/filters.tsx';
import { bucketEdges } from './bucketEdges.ts';
import docs from './RangeSlider.docs.ts';
import { RangeSlider, type RangeSliderProps } from './RangeSlider.tsx';

const edges = bucketEdges(priceBuckets);
const textOf = (edge: number) => `${String(edges[edge]).replace(/\B(?=(\d{3})+$)/g, '.')} €`;

function Moved(props: RangeSliderProps) {
  const [low, setLow] = useState(props.low);
  const [high, setHigh] = useState(props.high);
  return (
    <RangeSlider
      {...props}
      low={low}
      high={high}
      onValueChange={(next, side) => {
        setLow(next.low);
        setHigh(next.high);
        props.onValueChange(next, side);
      }}
    />
  );
}

const meta = {
  title: 'Forms/RangeSlider',
  component: RangeSlider,
  args: {
    lowLabel: 'Cena: Od',
    highLabel: 'Cena: Do',
    buckets: priceBuckets,
    low: 0,
    high: priceBuckets.length,
    textOf,
    onValueChange: fn(),
  },
  parameters: { componentDocs: docs },
  render: (args) => <Moved {...args} />,
} satisfies Meta<typeof RangeSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {};
export const APart: Story = {
  args: { low: 4, high: 14 },
  play: async ({ canvas }) => {
    const low = canvas.getByRole('slider', { name: 'Cena: Od' });
    await expect(low).toHaveAttribute('aria-valuetext', '10.000 €');
    await fireEvent.input(low, { target: { value: '6' } });
    await expect(low).toHaveAttribute('aria-valuetext', '15.000 €');
  },
};
export const HandlesNeverCross: Story = {
  args: { low: 4, high: 6 },
  play: async ({ canvas }) => {
    const high = canvas.getByRole('slider', { name: 'Cena: Do' });
    await fireEvent.input(high, { target: { value: '1' } });
    await expect(high).toHaveValue('4');
  },
};

/** At the right end only the low handle can move: it lies above, where the pointer finds it. */
export const MeetAtTheRightEnd: Story = {
  args: { low: priceBuckets.length, high: priceBuckets.length },
  play: async ({ canvas }) => {
    const low = canvas.getByRole('slider', { name: 'Cena: Od' });
    const box = low.getBoundingClientRect();
    await expect(document.elementFromPoint(box.right - 12, box.top + 12)).toBe(low);
    await fireEvent.input(low, { target: { value: priceBuckets.length - 1 } });
    await expect(low).toHaveValue(String(priceBuckets.length - 1));
    await expect(canvas.getByRole('slider', { name: 'Cena: Do' })).toHaveValue(String(priceBuckets.length));
  },
};
export const MeetAtTheLeftEnd: Story = {
  args: { low: 0, high: 0 },
  play: async ({ canvas }) => {
    const high = canvas.getByRole('slider', { name: 'Cena: Do' });
    const box = high.getBoundingClientRect();
    await expect(document.elementFromPoint(box.left + 12, box.top + 12)).toBe(high);
    await fireEvent.input(high, { target: { value: '1' } });
    await expect(high).toHaveValue('1');
    await expect(canvas.getByRole('slider', { name: 'Cena: Od' })).toHaveValue('0');
  },
};

/** Where both are in the middle, a drag to either side moves the one that can. */
export const MeetInTheMiddle: Story = {
  args: { low: 6, high: 6 },
  play: async ({ args, canvas }) => {
    const low = canvas.getByRole('slider', { name: 'Cena: Od' });
    const high = canvas.getByRole('slider', { name: 'Cena: Do' });
    await fireEvent.pointerDown(high);
    await fireEvent.input(high, { target: { value: '4' } });
    await expect(low).toHaveValue('4');
    await expect(high).toHaveValue('6');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ low: 4, high: 6 }, 'low');
    await fireEvent.input(high, { target: { value: '3' } });
    await expect(low).toHaveValue('3');
    await fireEvent.pointerDown(high);
    await fireEvent.input(high, { target: { value: '8' } });
    await expect(high).toHaveValue('8');
  },
};
export const FewAds: Story = {
  args: {
    buckets: [
      { from: 0, to: 5000, count: 0 },
      { from: 5000, to: 10_000, count: 1 },
    ],
    high: 2,
  },
};
