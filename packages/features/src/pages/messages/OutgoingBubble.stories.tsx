import { MessageDay } from '@volan/ui/Conversation';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { OutgoingMessage } from '../../blocks/messages/outgoingStore.ts';
import { inSite } from '../../stories/inSite.tsx';
import { OutgoingBubble } from './OutgoingBubble.tsx';

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
const state = { messages: [message], progress: new Map<string, number>(), isOffline: false };

const inDay: Decorator = (Story) => (
  <MessageDay label="20. novembar">
    <Story />
  </MessageDay>
);

const meta = {
  title: 'Messages/Outgoing',
  component: OutgoingBubble,
  decorators: [inDay, inSite],
  args: { message, state },
  globals: { brand: 'volan', language: 'rs' },
} satisfies Meta<typeof OutgoingBubble>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A message that the server does not have yet. [M57] */
export const OnItsWay: Story = {};

/** Without a network it waits, and can be taken back. */
export const Waiting: Story = {
  args: { state: { ...state, isOffline: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Čeka mrežu/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Odbaci/ })).toBeEnabled();
  },
};

/** How much of its file is there. */
export const WithFile: Story = {
  args: {
    message: { ...message, file: new File(['x'], 'servisna-knjizica.pdf', { type: 'application/pdf' }) },
    state: { ...state, progress: new Map([['a', 0.42]]) },
  },
  play: ({ canvas }) => expect(canvas.getByText(/42/)).toBeVisible(),
};

/** The server did not take it: why, and what one can do. */
export const Failed: Story = {
  args: { message: { ...message, failure: 'rate-limited' } },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: /ponovo/i })).toBeEnabled(),
};

/** A file that the server never takes is not sent again. */
export const WrongFile: Story = {
  args: { message: { ...message, failure: 'attachment-type' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /ponovo/i })).toBeNull();
    await expect(canvas.getByRole('button', { name: /Odbaci/ })).toBeEnabled();
  },
};

/** It looks like fraud: it goes out only when its writer says so. [N12, E14] */
export const Warned: Story = {
  args: { message: { ...message, text: 'Pošaljite mi broj kartice i CVV.', failure: 'shield-card' } },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: /Pošalji ipak|Ipak pošalji/ })).toBeEnabled(),
};
