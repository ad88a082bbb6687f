import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import docs from './BalanceCard.docs.ts';
import { BalanceCard } from './BalanceCard.tsx';
import { formats } from '../samples/formats.ts';

const meta = {
  title: 'Marketplace/BalanceCard',
  component: BalanceCard,
  args: { label: 'Krediti', icon: 'coins', balance: '38', action: { label: 'Dopuni', href: '#top-up' } },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof BalanceCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Credits: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Krediti' })).toHaveTextContent('38');
    await expect(canvas.getByRole('link', { name: 'Dopuni' })).toHaveAttribute('href', '#top-up');
  },
};
export const Money: Story = {
  args: {
    label: 'Stanje računa',
    icon: 'wallet',
    balance: formats.money(1200, 'RSD'),
    action: { label: 'Istorija uplata', href: '#payments' },
  },
};
export const Expiring: Story = { args: { expires: '10 kredita ističe 20.12.' } };
export const Nothing: Story = { args: { balance: '0' } };
export const LongWords: Story = {
  args: {
    label: 'Guthabenpunktekonto',
    balance: formats.money(11_117_990_000, 'RSD'),
    expires: 'истекает двадцатого декабря этого года',
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
