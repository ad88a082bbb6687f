import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  args: { count: '3', label: 'oglasa' },
  parameters: {
    docs: {
      description: {
        component:
          'A number of things that wait, filled so that it is seen. It says what it counts to those who listen. For a fact about an ad use `Tag`; where nothing waits, draw no badge at all.',
      },
    },
  },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Inline: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('oglasa').parentElement).toHaveTextContent('3 oglasa');
  },
};
export const Many: Story = { args: { count: '99+', label: 'nepročitanih poruka' } };
