import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inSite, untilRead } from '../../../stories/inSite.tsx';
import { ChooseCategoryPage } from './ChooseCategoryPage.tsx';

const meta = {
  title: 'Pages/Choose category',
  component: ChooseCategoryPage,
  decorators: [inSite],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ChooseCategoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every category leads to its form, in the words of the brand. [B27] */
export const Categories: Story = {
  play: async ({ canvas, canvasElement }) => {
    await untilRead({ canvasElement });
    await expect(canvas.getAllByRole('link', { name: /^(Automobili|Cars)$/ }).at(-1)).toHaveAttribute(
      'href',
      expect.stringMatching(/\/vehicles\/(novi-oglas|new)$/),
    );
  },
};
