import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectToFit } from '../samples/expectToFit.ts';
import { germanWord } from '../samples/extremes.ts';
import docs from './PhotoCount.docs.ts';
import { PhotoCount } from './PhotoCount.tsx';

const meta = {
  title: 'Marketplace/PhotoCount',
  component: PhotoCount,
  args: { children: '34', label: 'slika' },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof PhotoCount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnACard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('slika').parentElement).toHaveTextContent('34 slika');
  },
};
export const PlaceInTheGallery: Story = { args: { children: '1 / 100', label: undefined, icon: false } };
export const WayToAll: Story = { args: { children: 'Összes kép megtekintése (100)', label: undefined } };

export const LongWords: Story = {
  args: { children: germanWord },
  globals: { viewport: { value: 'small' } },
  play: expectToFit,
};
