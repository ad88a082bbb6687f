import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import docs from './ContactReveal.docs.ts';
import { ContactReveal, type ContactRevealProps, type HiddenContactProps } from './ContactReveal.tsx';

const hidden = { state: 'hidden', label: 'Prikaži broj telefona', busyLabel: 'Učitava se broj' } as const;
const shown = {
  state: 'shown',
  phones: [{ text: '064 555 0101', href: 'tel:+381645550101', note: 'Milan, prodaja' }],
  callLabel: 'Pozovi',
  copyLabel: 'Kopiraj broj',
  copiedLabel: 'Kopirano',
  note: 'Recite prodavcu da ste oglas našli na Volanu.',
} as const satisfies ContactRevealProps;

const meta = {
  title: 'Marketplace/ContactReveal',
  component: ContactReveal,
  args: { ...hidden, onReveal: fn() },
  parameters: { componentDocs: docs },
} satisfies Meta<HiddenContactProps>;
export default meta;
type Story = StoryObj<HiddenContactProps>;

/** M53: the number is not in the page before it is asked for; then it has the focus. */
export const Reveals: Story = {
  render: () => {
    const Revealing = () => {
      const [props, setProps] = useState<ContactRevealProps>(hidden);
      return <ContactReveal {...props} {...(props.state === 'hidden' && { onReveal: () => setProps(shown) })} />;
    };
    return <Revealing />;
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.innerHTML).not.toContain('555');
    await userEvent.click(canvas.getByRole('button', { name: 'Prikaži broj telefona' }));
    const number = canvas.getByRole('link', { name: /^Pozovi 064 555 0101/ });
    await expect(number).toHaveAttribute('href', 'tel:+381645550101');
    await waitFor(() => expect(number).toHaveFocus());
  },
};

/** A second press while it loads asks nothing again. */
export const Loading: Story = {
  args: { state: 'loading' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onReveal).not.toHaveBeenCalled();
  },
};
export const Shown: Story = { render: () => <ContactReveal {...shown} /> };
export const TwoNumbers: Story = {
  render: () => (
    <ContactReveal
      {...shown}
      phones={[
        { text: '064 555 0101', href: 'tel:+381645550101', note: 'Milan, prodaja' },
        { text: '021 555 020', href: 'tel:+38121555020', note: 'Centrala, radnim danom od 9 do 18 h' },
      ]}
      note={undefined}
    />
  ),
};
export const Failed: Story = {
  render: ({ onReveal }) => (
    <ContactReveal
      state="failed"
      message="Broj nije učitan. Proverite vezu pa pokušajte ponovo."
      retryLabel="Pokušaj ponovo"
      onReveal={() => onReveal?.()}
    />
  ),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Broj nije učitan.');
    await userEvent.click(canvas.getByRole('button', { name: 'Pokušaj ponovo' }));
    await expect(args.onReveal).toHaveBeenCalledOnce();
  },
};

/** Without JavaScript the button sends its form. */
export const InAForm: Story = {
  args: { form: 'reveal' },
  render: (args) => (
    <form id="reveal">
      <ContactReveal {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('type', 'submit');
  },
};
export const LongWords: Story = {
  render: () => (
    <ContactReveal
      {...shown}
      phones={[
        {
          text: '+49 (0) 30 1234567890-123456',
          href: 'tel:+49301234567890',
          note: 'Gebrauchtwagenverkaufsabteilung, montags bis donnerstags',
        },
      ]}
    />
  ),
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
