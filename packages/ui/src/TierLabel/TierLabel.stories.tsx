import type { Meta, StoryObj } from '@storybook/react-vite';
import { TierLabel } from './TierLabel.tsx';

const meta = {
  title: 'Primitives/TierLabel',
  component: TierLabel,
  args: { tier: 'xl', children: 'XL' },
  parameters: {
    docs: {
      description: {
        component:
          'A promotion with its colour, its sign and its word: paid is visible as paid. One on a card, XL before Top. What the ad itself says is a `Tag`.',
      },
    },
  },
} satisfies Meta<typeof TierLabel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Xl: Story = {};
export const Top: Story = { args: { tier: 'top', children: 'Top' } };
export const Home: Story = { args: { tier: 'home', children: 'Na početnoj' } };
export const Social: Story = { args: { tier: 'social', children: 'Na društvenim mrežama' } };
export const Russian: Story = {
  args: { tier: 'home', children: 'На главной странице' },
  globals: { language: 'ru' },
};
