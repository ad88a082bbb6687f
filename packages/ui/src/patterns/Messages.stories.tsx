import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ConversationList } from '../ConversationList/ConversationList.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { MessagesLayout } from '../MessagesLayout/MessagesLayout.tsx';
import { conversations } from '../samples/messages.ts';
import { SampleConversation } from '../samples/SampleConversation.tsx';
import { SearchInput } from '../SearchInput/SearchInput.tsx';
import { ShowOn } from '../ShowOn/ShowOn.tsx';
import { AccountPage } from './AccountPage.tsx';

interface MessagesProps {
  state: 'open' | 'list' | 'empty';
}

function Messages({ state }: MessagesProps) {
  const entries = state === 'open' ? conversations : conversations.map((each) => ({ ...each, current: false }));
  const title = <Heading level={1}>Poruke</Heading>;
  return (
    <AccountPage current="messages" wholeScreen={state === 'open'}>
      {state === 'open' ? <ShowOn width="desktop">{title}</ShowOn> : title}
      {state === 'empty' ? (
        <EmptyState
          icon="message-circle"
          title="Nemate poruka"
          help="Kada pišete prodavcu ili vam neko odgovori na oglas, razgovor stoji ovde."
          action={<Button href="#list">Pregledaj oglase</Button>}
        />
      ) : (
        <MessagesLayout
          open={state === 'open'}
          list={
            <ConversationList
              label="Razgovori"
              conversations={entries}
              search={<SearchInput id="message-search" label="Pretraži poruke" />}
              empty={null}
            />
          }
        >
          {state === 'open' ? (
            <SampleConversation />
          ) : (
            <EmptyState
              icon="message-circle"
              title="Izaberite razgovor"
              help="Poruke stoje ovde kada otvorite razgovor."
            />
          )}
        </MessagesLayout>
      )}
    </AccountPage>
  );
}

const meta = {
  title: 'Patterns/Messages',
  component: Messages,
  args: { state: 'open' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Messages>;
export default meta;
type Story = StoryObj<typeof meta>;

/** M57 */
export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Razgovori' })).toBeVisible();
    await expect(canvas.getByRole('log', { name: 'Poruke' })).toBeVisible();
  },
};
export const NoneOpen: Story = { args: { state: 'list' } };
export const Empty: Story = { args: { state: 'empty' } };
export const OpenOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Svi razgovori' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};
export const ListOnAPhone: Story = { args: { state: 'list' }, globals: { viewport: { value: 'phone' } } };
