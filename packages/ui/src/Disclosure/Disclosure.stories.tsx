import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { expectToFit } from '../samples/expectToFit.ts';
import { germanWord } from '../samples/extremes.ts';
import docs from './Disclosure.docs.ts';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  title: 'Navigation/Disclosure',
  component: Disclosure,
  args: {
    moreLabel: 'Prikaži ceo opis',
    lessLabel: 'Prikaži manje',
    children: <Text>Zimske gume na felnama, kuka, dva ključa i servisna knjižica.</Text>,
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The label of the button says the next action, and the focus stays on it. */
export const OpensAndCloses: Story = {
  play: async ({ canvas, userEvent }) => {
    const inside = canvas.getByText(/Zimske gume/);
    await expect(inside).not.toBeVisible();
    await userEvent.click(canvas.getByText('Prikaži ceo opis'));
    await expect(inside).toBeVisible();
    await expect(canvas.getByText('Prikaži ceo opis')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Prikaži manje'));
    await expect(inside).not.toBeVisible();
  },
};
export const Open: Story = { args: { defaultOpen: true } };
export const AsButton: Story = { args: { look: 'button', moreLabel: 'Sva oprema (46)', lessLabel: 'Manje opreme' } };
export const LongWords: Story = {
  args: {
    look: 'button',
    moreLabel: 'Vollständige Fahrzeugbeschreibung einblenden',
    lessLabel: 'Fahrzeugbeschreibung ausblenden',
  },
  globals: { language: 'de', viewport: { value: 'small' } },
  play: expectToFit,
};

export const Extremes: Story = {
  globals: { viewport: { value: 'small' } },
  args: { look: 'button', moreLabel: germanWord, lessLabel: germanWord },
  play: expectToFit,
};

/** The parent holds it; each press asks once. */
export const HeldByState: Story = {
  args: { onOpenChange: fn() },
  render: function Held(args) {
    const [open, setOpen] = useState(false);
    const change = (next: boolean) => {
      args.onOpenChange?.(next);
      setOpen(next);
    };
    return (
      <>
        <Button onClick={() => setOpen(true)}>Otvori</Button>
        <Disclosure {...args} open={open} onOpenChange={change} data-testid="details" />
      </>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const details = canvas.getByTestId<HTMLDetailsElement>('details');
    await userEvent.click(canvas.getByRole('button', { name: 'Otvori' }));
    await waitFor(() => expect(details.open).toBe(true));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByText('Prikaži manje'));
    await waitFor(() => expect(details.open).toBe(false));
    // As the search of a browser does.
    details.open = true;
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(true));
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    await expect(details.open).toBe(true);
  },
};

/** A parent that does not take the wish over keeps it closed. */
export const KeptClosed: Story = {
  args: { open: false, onOpenChange: fn() },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const details = canvasElement.querySelector('details')!;
    await userEvent.click(canvas.getByText('Prikaži ceo opis'));
    await expect(details.open).toBe(false);
    details.open = true;
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(details.open).toBe(false));
  },
};

/** It starts open and reports each change; the start is not reported. */
export const OpenFromTheStart: Story = {
  args: { defaultOpen: true, onOpenChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Prikaži manje'));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
  },
};
