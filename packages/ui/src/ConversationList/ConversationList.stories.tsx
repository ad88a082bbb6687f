import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { conversations } from '../samples/messages.ts';
import { SearchInput } from '../SearchInput/SearchInput.tsx';
import { CompactConversations } from './CompactConversations.tsx';
import docs from './ConversationList.docs.ts';
import { ConversationList } from './ConversationList.tsx';
import { ConversationListSkeleton } from './ConversationListSkeleton.tsx';

const meta = {
  title: 'Marketplace/ConversationList',
  component: ConversationList,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 330 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    label: 'Razgovori',
    conversations,
    search: <SearchInput id="message-search" label="Pretraži poruke" />,
    empty: (
      <EmptyState
        icon="message-circle"
        title="Nemate poruka"
        help="Kada pišete prodavcu ili vam neko odgovori na oglas, razgovor stoji ovde."
      />
    ),
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof ConversationList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** J72: conversations with last message and unread number. */
export const SomeUnread: Story = {
  play: async ({ canvas }) => {
    const open = canvas.getByRole('link', { current: true });
    await expect(open).toHaveTextContent('Nenad Ćirić');
    await expect(open).toHaveTextContent('2 nepročitane');
    await expect(canvas.getAllByRole('link')).toHaveLength(6);
  },
};
export const Empty: Story = {
  args: { conversations: [], search: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nemate poruka' })).toBeVisible();
  },
};
export const Loading: Story = { render: () => <ConversationListSkeleton /> };
/** In a panel of an overview. */
export const Compact: Story = {
  render: () => <CompactConversations label="Poslednje poruke" conversations={conversations.slice(0, 3)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Ana Žikić.*1 nepročitana/ })).toBeVisible();
  },
};
export const LongWords: Story = {
  args: {
    conversations: conversations.map((each) => ({
      ...each,
      name: 'Preduzeće za promet polovnih vozila Đorđević i Aufbereitungsgesellschaft',
      ad: 'Mercedes-Benz Sprinter 519 CDI Maxi Hochdach Lang Doppelkabine',
      last: 'Я приеду в субботу в одиннадцать часов утра, если вам так удобно',
    })),
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
