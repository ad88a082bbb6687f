import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PhotoCount } from './PhotoCount.tsx';

const meta = {
  title: 'Marketplace/PhotoCount',
  component: PhotoCount,
  args: { children: '34', label: 'slika' },
  parameters: {
    docs: {
      description: {
        component:
          'How many pictures there are, on a dark ground over one of them. Where the shown text is a bare number, `label` says what is counted. Counts of things that wait are `Badge`.',
      },
    },
  },
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
