import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { octavia } from '../samples/ads.ts';
import { expectToFit } from '../samples/expectToFit.ts';
import { germanWord } from '../samples/extremes.ts';
import docs from './GenerationCard.docs.ts';
import { GenerationCard } from './GenerationCard.tsx';
import { formats } from '../samples/formats.ts';

const meta = {
  title: 'Marketplace/GenerationCard',
  component: GenerationCard,
  args: {
    title: 'Octavia 3',
    href: '#octavia-3',
    years: '2012–2020',
    lines: [formats.count('ads-count', 986), 'obično 12.300 €'],
    picture: undefined,
    missing: { outline: 'wagon', label: 'Bez slike, karavan' },
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof GenerationCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutPicture: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Octavia 3' })).toHaveAttribute('href', '#octavia-3');
    await expect(canvas.getByRole('img', { name: 'Bez slike, karavan' })).toBeVisible();
  },
};
export const WithPicture: Story = { args: { picture: octavia.pictures[0] } };
/** Nothing is for sale: there is no way to it. */
export const WithoutAds: Story = {
  args: { href: undefined, lines: ['Nema oglasa'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};
export const LongWords: Story = {
  args: { title: germanWord, lines: [germanWord] },
  globals: { viewport: { value: 'small' } },
  play: expectToFit,
};
