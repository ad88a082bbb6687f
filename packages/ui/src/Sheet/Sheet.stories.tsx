import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { expectToFit } from '../samples/expectToFit.ts';
import { germanWord, longTitle } from '../samples/extremes.ts';
import { openByFirstButton } from '../samples/openByFirstButton.ts';
import docs from './Sheet.docs.ts';
import { Sheet } from './Sheet.tsx';

const meta = {
  title: 'Feedback/Sheet',
  component: Sheet,
  args: {
    id: 'share',
    title: 'Podeli oglas',
    closeLabel: 'Zatvori',
    children: (
      <Stack gap={1}>
        <Button href="#copy" icon="copy" block>
          Kopiraj link
        </Button>
        <Button href="#mail" icon="mail" block>
          Pošalji mejlom
        </Button>
      </Stack>
    ),
  },
  parameters: { componentDocs: docs, coversPage: true },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <>
      <Button opens={{ sheet: args.id }}>Podeli</Button>
      <Sheet {...args} />
    </>
  ),
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { play: openByFirstButton };

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
export const FromBelow: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Podeli' }));
    await expect(canvas.getByRole('dialog', { name: 'Podeli oglas' })).toBeVisible();
  },
};

/** The focus moves in, the page behind becomes inert, and both are restored when it closes. */
export const HoldsTheFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByText('Podeli');
    await userEvent.click(opener);
    await waitFor(() => expect(opener.closest('[inert]')).not.toBeNull());
    await expect(canvas.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Zatvori' }));
    await expect(opener.closest('[inert]')).toBeNull();
    await expect(opener).toHaveFocus();
  },
};
/** Also before the browser has told that it opened: a quick Tab does not lead to the page behind it. */
export const HoldsAQuickTab: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByText('Podeli');
    const sheet = canvas.getByText('Podeli oglas').closest<HTMLElement>('[popover]')!;
    const isInert = () => opener.closest('[inert]') !== null;
    // In one go: the browser reports the opening as soon as it has time.
    sheet.showPopover();
    const before = isInert();
    sheet.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
    const after = isInert();
    await expect([before, after]).toEqual([false, true]);
  },
};
/** Taken away while it is open, it leaves the page awake. */
export const TakenAway: Story = {
  render: function SheetThatGoes(args) {
    const [here, setHere] = useState(true);
    return (
      <>
        <Button opens={{ sheet: args.id }}>Podeli</Button>
        {here && (
          <Sheet {...args}>
            <Button onClick={() => setHere(false)}>Ukloni</Button>
          </Sheet>
        )}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByText('Podeli');
    await userEvent.click(opener);
    await waitFor(() => expect(opener.closest('[inert]')).not.toBeNull());
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    await userEvent.click(canvas.getByRole('button', { name: 'Ukloni' }));
    await waitFor(() => expect(opener.closest('[inert]')).toBeNull());
    await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
  },
};
/** A strip of the page stays beside it. */
export const FromTheEnd: Story = {
  args: { side: 'end' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Podeli' }));
    const { left, width } = canvas.getByRole('dialog').getBoundingClientRect();
    await expect(width).toBe(342);
    await expect(left).toBeGreaterThan(0);
  },
};

/** Content that is longer than the window scrolls inside; its head stays. */
export const LongContent: Story = {
  args: {
    title: 'Allgemeine Geschäftsbedingungen für Gebrauchtfahrzeuganzeigen',
    children: (
      <Stack gap={2}>
        {Array.from({ length: 30 }, (_line, index) => (
          <Link key={index} href={`#rule-${index + 1}`} standalone>
            {`${index + 1}. Oglašivač odgovara za tačnost podataka o vozilu`}
          </Link>
        ))}
      </Stack>
    ),
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Podeli' }));
    const { top, bottom } = canvas.getByRole('button', { name: 'Zatvori' }).getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(canvas.getByRole('dialog').getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const Extremes: Story = {
  globals: { viewport: { value: 'small' } },
  args: { title: `${germanWord} ${longTitle}`, children: <p>{germanWord}</p> },
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Podeli' }));
    await expectToFit();
  },
};

/** The parent holds it: its button and a tap beside it tell the parent, and the focus returns to what opened it. */
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
        <Button onClick={() => setOpen(true)}>Podeli</Button>
        <Sheet {...args} open={open} onOpenChange={change} data-testid="sheet" />
      </>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByText('Podeli');
    const sheet = canvas.getByTestId('sheet');
    for (const leave of [() => userEvent.click(canvas.getByLabelText('Zatvori')), async () => sheet.hidePopover()]) {
      await userEvent.click(opener);
      await waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement));
      await leave();
      await waitFor(() => expect(sheet).not.toBeVisible());
      await waitFor(() => expect(opener).toHaveFocus());
    }
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledTimes(2));
    await expect(args.onOpenChange).not.toHaveBeenCalledWith(true);
  },
};

/** A parent that does not take the wish over keeps it open. */
export const KeptOpen: Story = {
  args: { open: true, onOpenChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const sheet = canvas.getByRole('dialog');
    await userEvent.click(canvas.getByRole('button', { name: 'Zatvori' }));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await waitFor(() => expect(sheet).toBeVisible());
  },
};

/** Opened from within another, both stay open. */
export const TwoAtOnce: Story = {
  render: function Two(args) {
    const [open, setOpen] = useState(0);
    return (
      <>
        <Button onClick={() => setOpen(1)}>Podeli</Button>
        <Sheet {...args} open={open > 0} onOpenChange={(next) => setOpen(next ? 1 : 0)}>
          <Button onClick={() => setOpen(2)}>Još</Button>
        </Sheet>
        <Sheet {...args} id="more" title="Još" open={open > 1} onOpenChange={(next) => setOpen(next ? 2 : 1)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Podeli'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Još' }));
    const [first, second] = [document.querySelector('#share')!, document.querySelector('#more')!];
    await waitFor(() => expect(second).toContainElement(document.activeElement as HTMLElement));
    await expect([first, second].map((sheet) => sheet.matches(':popover-open'))).toEqual([true, true]);
  },
};

/** The browser shows one at a time: a replaced one does not open again, for any value of its parent. */
export const Replaced: Story = {
  args: { open: true, onOpenChange: fn() },
  render: ({ onOpenChange, open, ...args }) => (
    <>
      <Sheet {...args} open={open} onOpenChange={onOpenChange} />
      <Sheet {...args} id="other" title="Drugi" />
    </>
  ),
  play: async ({ args, canvas }) => {
    await canvas.findByRole('dialog', { name: 'Podeli oglas' });
    document.querySelector<HTMLElement>('#other')!.showPopover();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(canvas.getByRole('dialog', { name: 'Drugi' })).toBeVisible();
    await expect(document.querySelector('#share')).not.toBeVisible();
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
  },
};
