import type { Meta, StoryObj } from '@storybook/react-vite';
import { fixtures } from '@volan/mocks';
import { expect } from 'storybook/test';
import { inSite } from '../../stories/inSite.tsx';
import { MessageLinkPage } from './MessageLinkPage.tsx';

const meta = {
  title: 'Pages/MessageLink',
  component: MessageLinkPage,
  decorators: [inSite],
  args: {
    account: fixtures.account(),
    link: { from: 0, to: 43, host: 'www.youtube.com', url: 'https://www.youtube.com/watch?v=abc', kind: 'link' },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MessageLinkPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Names the host. One press leads there, and the host gets no data from us. [N12] */
export const Unknown: Story = {
  play: async ({ canvas }) => {
    const open = canvas.getByRole('link', { name: /www\.youtube\.com/ });
    await expect(open).toHaveAttribute('href', 'https://www.youtube.com/watch?v=abc');
    await expect(open).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  },
};

/** Back leads to the conversation that the link is in. */
export const FromAConversation: Story = {
  args: { back: '/profile/messages/7/2' },
  play: async ({ canvas }) => {
    const back = canvas.getByRole('link', { name: /^(Nazad na poruke|Back to the messages)$/ });
    await expect(back).toHaveAttribute('href', '/profile/messages/7/2');
  },
};

/** A page that pretends to be somebody else's: the way back comes first. */
export const LookAlike: Story = {
  args: {
    link: {
      from: 0,
      to: 43,
      host: 'bancaintesa.rs-online.example',
      url: 'https://bancaintesa.rs-online.example/potvrda',
      kind: 'look-alike',
    },
  },
  play: ({ canvas }) => expect(canvas.getByText(/Savetujemo|advise/)).toBeVisible(),
};
