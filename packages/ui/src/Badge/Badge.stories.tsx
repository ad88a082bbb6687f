import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Row } from '../Row/Row.tsx';
import docs from './Badge.docs.ts';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  args: { count: '3', label: 'oglasa' },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Inline: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('oglasa').parentElement).toHaveTextContent('3 oglasa');
  },
};
export const Many: Story = { args: { count: '99+', label: 'nepročitanih poruka' } };

/** Something is new; the words say what. */
export const Dot: Story = {
  args: { count: undefined, dot: true, label: 'nova obaveštenja' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('nova obaveštenja')).toBeInTheDocument();
  },
};

export const InTheCorner: Story = {
  render: () => (
    <Row gap={2}>
      <IconButton icon="bell" label="Obaveštenja" badge={{ count: '12', label: 'novih' }} />
      <IconButton icon="git-compare-arrows" label="Uporedi" badge={{ count: '99+', label: 'oglasa' }} iconSize={24} />
    </Row>
  ),
};
