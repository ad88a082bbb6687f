import type { Meta, StoryObj } from '@storybook/react-vite';
import { fixtures } from '@volan/mocks';
import { expect } from 'storybook/test';
import type { OutgoingMessage } from '../../blocks/messages/outgoingStore.ts';
import { inSite } from '../../stories/inSite.tsx';
import { ThreadDays } from './ThreadDays.tsx';

const [conversation] = fixtures.conversations('rs');
if (!conversation) throw new Error('The mocks have a conversation.');

const [written] = fixtures.conversationMessages(0, conversation.other.id);
if (!written) throw new Error('The mocks have messages.');

const key = '0b4f0b9e-0f2b-4c6e-9d1c-00000000abcd';
const outgoing: OutgoingMessage = {
  key,
  user: 1,
  adId: 7,
  accountId: 1,
  otherId: 2,
  begins: false,
  file: null,
  text: 'Može u subotu.',
  at: Date.parse('2026-11-20T09:30:00Z'),
  force: false,
  failure: null,
};

const meta = {
  title: 'Messages/Days',
  component: ThreadDays,
  decorators: [inSite],
  args: {
    conversation,
    messages: [{ ...written, mine: true, text: outgoing.text, client_id: key }],
    outbox: { messages: [outgoing], progress: new Map(), isOffline: false },
  },
} satisfies Meta<typeof ThreadDays>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page that names the host of a link leads back to this conversation. [N12] */
export const LinkLeadsBack: Story = {
  args: {
    messages: [
      {
        ...written,
        text: 'youtube.com/abc',
        links: [{ from: 0, to: 15, host: 'youtube.com', url: 'https://youtube.com/abc', kind: 'link' }],
      },
    ],
  },
  play: async ({ canvas }) => {
    const { ad, other } = conversation;
    const back = encodeURIComponent(`/profile/messages/${ad.id}/${other.id}`);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', expect.stringContaining(`?return=${back}`));
  },
};

/** A message that the server has is shown once, also while the browser still has its own copy. [M57] */
export const TakenAMomentAgo: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(outgoing.text)).toHaveLength(1);
  },
};
