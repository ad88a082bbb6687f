import type { Meta, StoryObj } from '@storybook/react-vite';
import { fixtures } from '@volan/mocks';
import { expect } from 'storybook/test';
import { tellLive } from '../../../blocks/messages/liveEvents.ts';
import { inSite } from '../../../stories/inSite.tsx';
import { NotificationsPage } from './NotificationsPage.tsx';

const notifications = fixtures.notifications('rs');
const meta = {
  title: 'Pages/Notifications',
  component: NotificationsPage,
  decorators: [inSite],
  args: {
    account: fixtures.account(),
    notifications,
    meta: { total: 30, page: 1, pages: 2, per_page: 24, unread: 3 },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotificationsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Notifications of each kind, by day; unread ones say so. [B13] */
export const Notifications: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /, (nepročitano|unread)$/ })).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: /^(Niža cena|Price drop): .*9\.?,?900/ })).toHaveAttribute(
      'href',
      '/profile/notifications?open=5',
    );
    await expect(canvas.getByText(/Cena je cena delova/)).toBeVisible();
  },
};

/** Everything is read: there is nothing to mark. */
export const AllRead: Story = {
  args: {
    notifications: notifications.map((one) => ({ ...one, read: true })),
    meta: { total: 6, page: 1, pages: 1, per_page: 24, unread: 0 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^(Označi sve|Mark all)/ })).toBeNull();
  },
};

/** Nothing has happened yet. */
export const Empty: Story = {
  args: { notifications: [], meta: { total: 0, page: 1, pages: 1, per_page: 24, unread: 0 } },
};

/** One that comes while the list is open is there at once. [F23] */
export const ComesLive: Story = {
  args: Empty.args ?? {},
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /, (nepročitano|unread)$/ })).toBeNull();
    tellLive({ kind: 'notification' });
    await expect((await canvas.findAllByRole('link', { name: /, (nepročitano|unread)$/ })).length).toBeGreaterThan(0);
  },
};

/** On a narrow phone, in long words. */
export const LongWords: Story = {
  globals: { viewport: { value: 'small' }, language: 'de' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
