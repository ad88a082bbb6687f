import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inSite } from '../../../stories/inSite.tsx';
import { LoyaltyPage } from './LoyaltyPage.tsx';

const about = {
  title: 'Pages/Loyalty programme',
  component: LoyaltyPage,
  decorators: [inSite],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LoyaltyPage>;
export default about;
type Story = StoryObj<typeof about>;

/** Levels with what they bring, what gives points, rules that open. [B16, M18] */
export const Rules: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /^(Pridružite se besplatno|Join for free)$/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^(Moji poeni|See my points)$/ })).toHaveAttribute(
      'href',
      '/my-loyalty-program',
    );
    const levels = within(canvas.getByRole('region', { name: /^(Tri nivoa|Three levels)$/ }));
    await expect(levels.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await expect(levels.getByText(/^(25 kredita za 225 poena|25 credits for 225 points)$/)).toBeVisible();
    const table = within(canvas.getByRole('table'));
    await expect(table.getByRole('row', { name: /(Platite 100\sRSD|Pay €1)/ })).toHaveTextContent('1');
    await expect(table.getByRole('row', { name: /(Potvrdite telefon|Verify your phone)/ })).toHaveTextContent('20');
    const back = canvas.getByText(/^(Da: kad se uplata vrati|Yes: when a payment)/);
    await expect(back).not.toBeVisible();
    await userEvent.click(canvas.getByText(/^(Da li se poeni oduzimaju\?|Are points taken back\?)$/));
    await expect(back).toBeVisible();
  },
};

/** A signed-in user is a member by having an account: only a link to the own points is offered. */
export const Member: Story = {
  args: { isMember: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^(Moji poeni|See my points)$/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^(Pridružite se besplatno|Join for free)$/ })).toBeNull();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
