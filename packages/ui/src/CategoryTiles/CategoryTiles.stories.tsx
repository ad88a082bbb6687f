import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectToFit } from '../samples/expectToFit.ts';
import { chineseName, germanWord, russianWord } from '../samples/extremes.ts';
import docs from './CategoryTiles.docs.ts';
import { CategoryTiles } from './CategoryTiles.tsx';

const meta = {
  title: 'Navigation/CategoryTiles',
  component: CategoryTiles,
  parameters: { componentDocs: docs },
} satisfies Meta<typeof CategoryTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Six: Story = {
  args: {
    tiles: [
      { label: 'Limuzine', href: '#sedan', outline: 'sedan' },
      { label: 'Karavani', href: '#wagon', outline: 'wagon' },
      { label: 'SUV', href: '#suv', outline: 'suv' },
      { label: 'Kombi i laka dostavna vozila', href: '#van', outline: 'van' },
      { label: 'Motocikli', href: '#motorcycle', outline: 'motorcycle' },
      { label: 'Kamperi', href: '#camper', outline: 'camper' },
    ],
  },
};

export const Extremes: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    tiles: [
      { label: germanWord, href: '#german', outline: 'sedan' },
      { label: russianWord, href: '#russian', outline: 'wagon' },
      { label: chineseName, href: '#chinese', outline: 'suv' },
    ],
  },
  play: expectToFit,
};
