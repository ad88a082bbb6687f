import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType, ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import docs from './MessageBubble.docs.ts';
import { MessageBubble, type MessageBubbleProps, type MessageFile, type MessageState } from './MessageBubble.tsx';

/** The controls of Storybook know no properties that depend on one another. */
type Args = Omit<MessageBubbleProps, 'text' | 'file' | 'state'> & {
  text?: ReactNode;
  file?: MessageFile;
  state?: MessageState;
};

const meta = {
  title: 'Marketplace/MessageBubble',
  component: MessageBubble as ComponentType<Args>,
  decorators: [
    (Story) => (
      <Stack as="ol">
        <Story />
      </Stack>
    ),
  ],
  args: {
    from: 'other',
    sender: 'Nenad Ćirić',
    text: 'Odlično izgleda. Da li je moguća zamena za Golf 7 uz doplatu?',
    time: '10:38',
  },
  parameters: { componentDocs: docs },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

const again = { label: 'Pošalji ponovo', onClick: () => {} };
const own = {
  from: 'own',
  sender: 'Vi',
  text: 'Dobar dan, jeste. Možete je pogledati svakog dana posle 17 h.',
  time: '10:31',
} as const;

export const Other: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent(/^Nenad Ćirić: Odlično izgleda/);
  },
};
export const Sending: Story = { args: { ...own, state: { kind: 'sending', label: 'Šalje se' } } };
export const Sent: Story = { args: { ...own, state: { kind: 'sent', label: 'Poslato' } } };
export const Delivered: Story = { args: { ...own, state: { kind: 'delivered', label: 'Isporučeno' } } };
export const Read: Story = { args: { ...own, state: { kind: 'read', label: 'Pročitano' } } };
const linked = (
  <>
    Slike su na <Link href="#pictures">primer.rs/slike</Link>
  </>
);
/** A link is read as well as the words around it, on ink and where sending failed. */
export const OwnLink: Story = {
  render: ({ sender, time }) => (
    <>
      <MessageBubble {...own} text={linked} state={{ kind: 'sent', label: 'Poslato' }} />
      <MessageBubble {...own} text={linked} state={{ kind: 'failed', label: 'Nije poslato', retry: again }} />
      <MessageBubble from="other" sender={sender} time={time} text={linked} />
    </>
  ),
  play: async ({ canvas }) => {
    const [onInk, failed, others] = canvas.getAllByRole('link').map((link) => getComputedStyle(link).color);
    const words = canvas.getAllByText(/Slike su na/).map((part) => getComputedStyle(part).color);
    await expect(onInk).toBe(words[0]);
    await expect(failed).toBe(others);
  },
};
const retry = fn();
export const Failed: Story = {
  args: {
    ...own,
    followed: true,
    state: { kind: 'failed', label: 'Nije poslato', retry: { label: 'Pošalji ponovo', onClick: retry } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pošalji ponovo' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
/** Sent again it would fail again. */
export const FailedForGood: Story = {
  args: {
    ...own,
    followed: true,
    state: {
      kind: 'failed',
      label: 'Nije poslato: pošaljite sliku ili PDF',
      discard: { label: 'Odbaci', onClick: retry },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(canvas.getByText(/Nije poslato/)).toBeVisible();
  },
};
/** A text from right to left is shown that way. */
export const FromRightToLeft: Story = {
  args: { text: 'مرحبا، هل السيارة متاحة؟' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText(/مرحبا/)).direction).toBe('rtl');
  },
};
/** E14: a message with a file. */
export const WithPicture: Story = {
  args: {
    ...own,
    text: 'Ovo su gume, DOT 2024.',
    file: { kind: 'picture', src: '/pictures/wheel-tamnoplava.jpg', alt: 'Prednji točak', href: '#picture' },
    state: { kind: 'read', label: 'Pročitano' },
  },
};
export const PictureAlone: Story = {
  args: {
    ...own,
    text: undefined,
    file: { kind: 'picture', src: '/pictures/interior-4.jpg', alt: 'Slika uz poruku', href: '#picture' },
    state: { kind: 'read', label: 'Pročitano' },
  },
};
export const WithDocument: Story = {
  args: {
    text: 'Poslao sam servisnu knjižicu.',
    file: { kind: 'document', name: 'servisna-knjizica-octavia.pdf', size: 'PDF, 1,2 MB', href: '#file' },
  },
};
/** The last of a run shows time and state. */
export const Run: Story = {
  render: () => (
    <>
      <MessageBubble {...own} state={{ kind: 'read', label: 'Pročitano' }} followed />
      <MessageBubble {...own} text="Može i u subotu." state={{ kind: 'read', label: 'Pročitano' }} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/Pročitano/)).toHaveLength(2);
  },
};
export const LongWords: Story = {
  args: {
    sender: '欧阳娜娜',
    text: 'https://example.com/veoma-dugacka-adresa-koja-se-nigde-ne-prelama/Donaudampfschifffahrtsgesellschaftskapitaen\n\nЗдравствуйте, интересует обмен.',
    file: {
      kind: 'document',
      name: 'Fahrzeugbewertungsgutachten_Wasserstoffbrennstoffzellenfahrzeug.pdf',
      size: 'PDF, 1,2 MB',
      href: '#file',
    },
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
