import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inSite } from '../../../stories/inSite.tsx';
import { GoneArticlePage } from './GoneArticlePage.tsx';

const meta = {
  title: 'Pages/Article gone',
  component: GoneArticlePage,
  decorators: [inSite],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof GoneArticlePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [M58] */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('main a[href$="/blog"]')).toBeVisible();
  },
};
