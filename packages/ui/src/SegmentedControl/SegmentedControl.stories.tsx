import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = {
  title: 'Forms/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'Prikaz',
    segments: [
      { label: 'Lista', icon: 'list', href: '#list', current: true },
      { label: 'Mreža', icon: 'layout-grid', href: '#grid', current: false },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'Two or three views of the same thing, each an address. More than three are a `Menu`; on and off is a `Switch`. Enter follows a segment.',
      },
    },
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ListOrGrid: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Lista' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: 'Mreža' })).not.toHaveAttribute('aria-current');
  },
};

/** The signs alone, with their words for those who listen. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Mreža' })).toBeVisible();
  },
};
export const WordsAlone: Story = {
  args: {
    label: 'Stanje',
    segments: [
      { label: 'Sva vozila', href: '#all', current: false },
      { label: 'Polovna', href: '#used', current: true },
      { label: 'Nova', href: '#new', current: false },
    ],
  },
};
