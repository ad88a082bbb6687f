import type { Meta, StoryObj } from '@storybook/react-vite';
import { fixtures } from '@volan/mocks';
import { expect } from 'storybook/test';
import type { OutgoingMessage } from '../../blocks/messages/outgoingStore.ts';
import { inSite } from '../../stories/inSite.tsx';
import { OutgoingNotice } from './OutgoingNotice.tsx';

const message: OutgoingMessage = {
  key: 'a',
  user: 1,
  adId: 7,
  accountId: 1,
  otherId: 2,
  begins: false,
  file: null,
  text: 'Da li je auto još dostupan?',
  at: Date.parse('2026-11-20T09:30:00Z'),
  force: false,
  failure: null,
};
const outbox = { messages: [message], progress: new Map<string, number>(), isOffline: false };
const [written] = fixtures.conversationMessages(0, 2);
if (!written) throw new Error('The mocks have messages.');

const meta = {
  title: 'Messages/Notice',
  component: OutgoingNotice,
  decorators: [inSite],
  args: { messages: [], outbox },
  globals: { brand: 'volan', language: 'rs' },
} satisfies Meta<typeof OutgoingNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One on its way needs no word. */
export const OnItsWay: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('status')).toBeEmptyDOMElement(),
};

/** Without a network: how many wait, and when they are sent; seen and heard. [M57] */
export const Offline: Story = {
  args: { outbox: { ...outbox, isOffline: true, messages: [message, { ...message, key: 'b' }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 poruke čekaju i biće poslate kad se veza vrati.');
    await expect(canvas.getAllByText(/2 poruke čekaju/)).toHaveLength(2);
  },
};

/** A screen reader hears that one failed, and why. */
export const Failed: Story = {
  args: { outbox: { ...outbox, messages: [{ ...message, failure: 'attachment-type' }] } },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent(/^Nije poslato: Ova vrsta datoteke/),
};

/** And that one is held back, and until when. */
export const HeldBack: Story = {
  args: {
    messages: [{ ...written, mine: true, held_until: '2026-11-20T10:30:00Z' }],
    outbox: { ...outbox, messages: [] },
  },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('11:30'),
};
