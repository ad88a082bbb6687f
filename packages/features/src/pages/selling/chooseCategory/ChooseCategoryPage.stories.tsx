import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withOwnCompany } from '../../../stories/withOwnCompany.tsx';
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

/** A business whose company is reviewed reads that above the categories. [M12] */
export const OfAWaitingCompany: Story = {
  decorators: [withOwnCompany],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Firma čeka odobrenje|Your company waits for approval)$/)).toBeVisible();
  },
};
