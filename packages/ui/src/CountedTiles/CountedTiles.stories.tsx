import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { columnsAt } from '../samples/columnsAt.ts';
import { expectToFit } from '../samples/expectToFit.ts';
import { chineseName, germanWord, russianWord } from '../samples/extremes.ts';
import docs from './CountedTiles.docs.ts';
import { CountedTiles, type CountedTile } from './CountedTiles.tsx';
import { formats } from '../samples/formats.ts';

const category = (label: string, href: string, icon: CountedTile['icon'], count: string): CountedTile => ({
  label,
  href,
  icon,
  count: { count, label: 'oglasa' },
});

/** The categories of the home page. */
const categories: CountedTile[] = [
  category('Automobili', '#cars', 'car', formats.number(48_212)),
  category('Motocikli', '#motorcycles', 'bike', formats.number(4180)),
  category('Kamioni', '#trucks', 'truck', formats.number(2960)),
  category('Autobusi', '#buses', 'bus', '318'),
  category('Kamperi', '#campers', 'caravan', '742'),
  category('Mašine', '#machines', 'tractor', formats.number(3905)),
  category('Plovila', '#boats', 'ship', '611'),
  category('Delovi', '#parts', 'cog', formats.number(21_840)),
];

const meta = {
  title: 'Navigation/CountedTiles',
  component: CountedTiles,
  args: { tiles: categories },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof CountedTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Eight: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await expect(canvas.getByRole('link', { name: 'Motocikli 4.180 oglasa' })).toHaveAttribute('href', '#motorcycles');
  },
};
export const NotCounted: Story = { args: { tiles: categories.map(({ count: _count, ...rest }) => rest) } };
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('list');
    await expect([columnsAt('100%', grid), columnsAt('200%', grid)]).toEqual([4, 2]);
  },
};
export const LongWords: Story = {
  args: {
    tiles: [
      ...categories.slice(0, 2),
      { label: germanWord, href: '#german', icon: 'truck' },
      { label: russianWord, href: '#russian', icon: 'bus' },
      { label: chineseName, href: '#chinese', icon: 'ship' },
    ],
  },
  globals: { viewport: { value: 'small' } },
  play: expectToFit,
};
