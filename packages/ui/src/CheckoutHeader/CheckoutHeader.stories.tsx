import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { logo } from '../samples/navigation.ts';
import docs from './CheckoutHeader.docs.ts';
import { CheckoutHeader } from './CheckoutHeader.tsx';

const meta = {
  title: 'Navigation/CheckoutHeader',
  component: CheckoutHeader,
  args: {
    logo: { ...logo, stage: undefined },
    secure: 'Bezbedno plaćanje',
    back: { label: 'Nazad u korpu', href: '#cart' },
  },
  parameters: { layout: 'fullscreen', componentDocs: docs },
} satisfies Meta<typeof CheckoutHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paying: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toHaveTextContent('Bezbedno plaćanje');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};
export const Over: Story = { args: { back: { label: 'Na početnu', href: '#home' } } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongWords: Story = {
  args: { secure: 'Безопасная оплата картой', back: { label: 'Zurück zum Warenkorb', href: '#cart' } },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
