import type { BrandContact } from '@volan/domain-rules';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SiteProvider, useSite } from '../runtime/site/SiteProvider.tsx';
import { inSite } from '../stories/inSite.tsx';
import { SiteContact } from './SiteContact.tsx';

const withContact =
  (contact: BrandContact): Decorator =>
  (Story) => (
    <SiteProvider site={{ ...useSite(), contact }}>
      <Story />
    </SiteProvider>
  );

const meta = {
  title: 'Features/Site contact',
  component: SiteContact,
  decorators: [inSite],
} satisfies Meta<typeof SiteContact>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The company, its numbers, and how to reach it. [A20] */
export const Whole: Story = {
  decorators: [
    withContact({
      email: 'pitanja@primer.example',
      phone: '+381 11 000 0000',
      company: {
        name: 'Primer oglasi d.o.o.',
        address: ['Primerna ulica 1', '11000 Beograd'],
        taxId: '999999990',
        registryNumber: '99999999',
      },
      apps: {},
    }),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Primerna ulica 1, 11000 Beograd')).toBeVisible();
    await expect(canvas.getByText(/999999990/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '+381 11 000 0000' })).toHaveAttribute('href', 'tel:+381110000000');
    await expect(canvas.getByRole('link', { name: 'pitanja@primer.example' })).toBeVisible();
  },
};

/** Nothing is shown that is not set. */
export const NothingSet: Story = {
  decorators: [withContact({ company: { address: [] }, apps: {} })],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('a, p')).toBeNull();
  },
};
