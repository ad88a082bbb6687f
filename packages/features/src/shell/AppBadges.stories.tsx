import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SiteProvider, useSite } from '../runtime/site/SiteProvider.tsx';
import { inSite } from '../stories/inSite.tsx';
import { AppBadges } from './AppBadges.tsx';

const meta = {
  title: 'Features/App badges',
  component: AppBadges,
  decorators: [inSite],
} satisfies Meta<typeof AppBadges>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two ways, as the brand is configured. [A21] */
export const BothStores: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Google Play' })).toHaveAttribute(
      'href',
      expect.stringContaining('play.google.com'),
    );
    await expect(canvas.getByRole('link', { name: 'App Store' })).toHaveAttribute(
      'href',
      expect.stringContaining('apps.apple.com'),
    );
  },
};

const WithoutApps: Decorator = (Story) => (
  <SiteProvider site={{ ...useSite(), contact: undefined }}>
    <Story />
  </SiteProvider>
);

/** Without addresses of apps there are no badges. */
export const None: Story = {
  decorators: [WithoutApps],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
