import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent } from 'storybook/test';
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
      {...{ low, high }}
      onMove={(side, edge) => (side === 'low' ? setLow(edge) : setHigh(edge))}
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
    onMove: () => {},
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
    await expect(high).toHaveValue('5');
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
