import type { Meta, StoryObj } from '@storybook/react-vite';
import { listShownBanners } from '@volan/api-contract';
import { mockCall } from '@volan/mocks';
import { expect } from 'storybook/test';
import { inSite, untilRead } from '../../stories/inSite.tsx';
import { useBanner } from './useBanner.tsx';

/** The middle of the home page, as its page shows it. */
function MiddleOfHome() {
  return <>{useBanner('home', 'home-middle')}</>;
}

const meta = {
  title: 'Features/Banner',
  component: MiddleOfHome,
  decorators: [inSite],
} satisfies Meta<typeof MiddleOfHome>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Said to be paid for, and its link is counted by our own server. [M50, J84] */
export const Booked: Story = {
  play: async ({ canvas, canvasElement }) => {
    await untilRead({ canvasElement });
    await expect(canvas.getByRole('complementary', { name: /^(Oglas|Advertisement): / })).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/go/banner/1');
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', expect.stringContaining('sponsored'));
  },
};

/** Nobody booked the position: it takes no room. [M50] */
export const Free: Story = {
  beforeEach: ({ msw }) => msw.use(mockCall(listShownBanners, () => ({ data: [], meta: { changes_at: null } }))),
  play: async ({ canvas, canvasElement }) => {
    await untilRead({ canvasElement });
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
};
