import type { Meta, StoryObj } from '@storybook/react-vite';
import { fixtures } from '@volan/mocks';
import { expect } from 'storybook/test';
import { inSite } from '../../../stories/inSite.tsx';
import { ModerationNumbersPage } from './ModerationNumbersPage.tsx';

const meta = {
  title: 'Pages/ModerationNumbers',
  component: ModerationNumbersPage,
  decorators: [inSite],
  parameters: { layout: 'fullscreen' },
  args: { numbers: fixtures.moderationNumbers },
} satisfies Meta<typeof ModerationNumbersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two months. */
export const Months: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: /^(Oglasi|Ads)$/ })).toBeVisible();
  },
};

/** Before the first decision. */
export const None: Story = { args: { numbers: [] } };
