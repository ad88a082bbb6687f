import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import docs from './Sparkline.docs.ts';
import { Sparkline } from './Sparkline.tsx';

const meta = {
  title: 'Marketplace/Sparkline',
  component: Sparkline,
  args: { values: [117, 125, 108, 131, 188, 203, 142, 151, 214, 226, 157, 181, 252], label: 'Pregledi rastu' },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Pregledi rastu' })).toBeVisible();
  },
};
export const Bars: Story = { args: { kind: 'bars', values: [2, 6, 3, 7, 5, 9, 7] } };
export const AllZero: Story = { args: { kind: 'bars', values: [0, 0, 0, 0, 0, 0, 0] } };
/** The words beside it say as much. */
export const Decorative: Story = {
  args: { label: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};
