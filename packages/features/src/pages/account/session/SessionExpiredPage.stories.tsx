import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inSite } from '../../../stories/inSite.tsx';
import { SessionExpiredPage } from './SessionExpiredPage.tsx';

const meta = {
  title: 'Pages/Session expired',
  component: SessionExpiredPage,
  decorators: [inSite],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SessionExpiredPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What happened, what is kept, and the way on; the way to sign in stands here once its page is built. [B06, K01] */
export const Expired: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: /Prijava je istekla|Your session has expired/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Nastavi kao posetilac|Continue as a visitor/ })).toHaveAttribute(
      'href',
      '/',
    );
  },
};

/** On a narrow phone, in long words. */
export const LongWords: Story = {
  globals: { viewport: { value: 'small' }, language: 'de' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
