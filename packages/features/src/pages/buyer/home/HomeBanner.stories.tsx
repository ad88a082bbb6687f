import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inSite } from '../../../stories/inSite.tsx';
import { HomeBanner } from './HomeBanner.tsx';

const meta = {
  title: 'Features/Home banner',
  component: HomeBanner,
  decorators: [inSite],
} satisfies Meta<typeof HomeBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Said to be paid for, above the picture. [M50] */
export const Booked: Story = {
  args: {
    banner: {
      href: '#bank',
      picture: { desktop: '/pictures/karavan-plava.jpg', phone: '/pictures/karavan-plava.jpg' },
      alt: 'Dunav banka, keš kredit od 5,9 %',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: /^Reklama$|^Advertisement$/ })).toBeVisible();
  },
};

/** Nobody booked the place: it takes no room. */
export const Free: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
};
