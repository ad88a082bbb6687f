import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { MessageBubble } from '../MessageBubble/MessageBubble.tsx';
import { conversation, sampleDay } from '../samples/SampleConversation.tsx';
import docs from './Conversation.docs.ts';
import { Conversation } from './Conversation.tsx';
import { MessageDay } from './MessageDay.tsx';
import { formats } from '../samples/formats.ts';

const meta = {
  title: 'Marketplace/Conversation',
  component: Conversation,
  decorators: [
    (Story) => (
      <div style={{ height: 640, maxWidth: 700 }}>
        <Story />
      </div>
    ),
  ],
  args: conversation,
  parameters: { componentDocs: docs },
} satisfies Meta<typeof Conversation>;
export default meta;
type Story = StoryObj<typeof meta>;

/** J73 */
export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Nenad Ćirić' })).toBeVisible();
    await expect(canvas.getByRole('log', { name: 'Poruke' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};
export const First: Story = {
  args: {
    children: (
      <MessageDay label="Danas">
        <MessageBubble from="other" sender="Nenad Ćirić" text="Da li je još na prodaju?" time="10:24" />
      </MessageDay>
    ),
  },
};
export const Older: Story = {
  args: { older: <Button size="small">Prikaži starije</Button> },
};
export const Blocked: Story = {
  args: {
    composer: undefined,
    notice: <Alert tone="info">Blokirali ste korisnika. Poruke mu ne stižu dok ga ne odblokirate.</Alert>,
  },
};
export const AdIsGone: Story = { args: { ad: undefined } };

function Growing() {
  const [count, setCount] = useState(0);
  return (
    <Conversation {...conversation} actions={<Button onClick={() => setCount(count + 1)}>Stiže poruka</Button>}>
      {sampleDay}
      <MessageDay label="Danas, kasnije">
        {Array.from({ length: 12 + count }, (_, index) => (
          <MessageBubble
            key={index}
            from="other"
            sender="Nenad Ćirić"
            text={`Poruka ${index + 1}`}
            time="10:40"
            followed
          />
        ))}
      </MessageDay>
    </Conversation>
  );
}

/** It begins at the newest, follows new ones, and leaves a user alone who has gone up. */
export const Following: Story = {
  render: () => <Growing />,
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log');
    const arrive = () => userEvent.click(canvas.getByRole('button', { name: 'Stiže poruka' }));
    const newest = (text: string) => canvas.getByText(text).getBoundingClientRect().bottom;
    const foot = () => log.getBoundingClientRect().bottom;
    await expect(foot() - newest('Poruka 12')).toBeGreaterThanOrEqual(0);
    await arrive();
    await expect(foot() - newest('Poruka 13')).toBeGreaterThanOrEqual(0);
    const gone = new Promise((resolve) => log.addEventListener('scroll', resolve, { once: true }));
    log.scrollTop = -100;
    await gone;
    const before = newest('Poruka 5');
    await arrive();
    await waitFor(() => expect(canvas.getByText('Poruka 14')).toBeInTheDocument());
    await expect(Math.abs(newest('Poruka 5') - before)).toBeLessThan(2);
  },
};
export const LongWords: Story = {
  args: {
    person: { name: 'Preduzeće za promet polovnih vozila Đorđević', initials: 'PĐ', activity: 'Был в сети вчера' },
    ad: conversation.ad && {
      ...conversation.ad,
      title: 'Mercedes-Benz Sprinter 519 CDI Maxi Hochdach Lang Doppelkabine',
      price: formats.money(11_117_990_000, 'RSD'),
    },
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
