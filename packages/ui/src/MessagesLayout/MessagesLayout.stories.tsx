import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ConversationList } from '../ConversationList/ConversationList.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { conversations } from '../samples/messages.ts';
import { SampleConversation } from '../samples/SampleConversation.tsx';
import docs from './MessagesLayout.docs.ts';
import { MessagesLayout } from './MessagesLayout.tsx';

const meta = {
  title: 'Layout/MessagesLayout',
  component: MessagesLayout,
  args: {
    list: <ConversationList label="Razgovori" conversations={conversations} empty={null} />,
    open: true,
    children: <SampleConversation />,
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof MessagesLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const NoneOpen: Story = {
  args: {
    open: false,
    children: (
      <EmptyState icon="message-circle" title="Izaberite razgovor" help="Poruke stoje ovde kada otvorite razgovor." />
    ),
  },
};
export const OpenOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Razgovori' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Svi razgovori' })).toBeVisible();
  },
};
export const ListOnAPhone: Story = {
  args: { open: false },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Razgovori' })).toBeVisible();
    await expect(canvas.queryByRole('log')).not.toBeInTheDocument();
  },
};
