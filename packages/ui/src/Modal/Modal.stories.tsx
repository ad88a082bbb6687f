import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { openModal } from '../behaviour/openModal.ts';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { LinkProvider, type LinkComponentProps } from '../LinkProvider/LinkProvider.tsx';
import { expectLaidOutOnce } from '../samples/expectLaidOutOnce.ts';
import { openByFirstButton } from '../samples/openByFirstButton.ts';
import docs from './Modal.docs.ts';
import { Modal } from './Modal.tsx';

/** As a router's link: it follows plain clicks itself. */
const RouterLink = ({ href, children, ...rest }: LinkComponentProps) => (
  <a {...rest} href={href} onClick={(event) => event.preventDefault()}>
    {children}
  </a>
);

const meta = {
  title: 'Feedback/Modal',
  component: Modal,
  args: {
    id: 'delete',
    title: 'Obrisati oglas?',
    closeLabel: 'Zatvori',
    children: 'Oglas i poruke uz njega nestaju za sve.',
    actions: (
      <>
        <Button>Zadrži oglas</Button>
        <Button variant="danger">Obriši oglas</Button>
      </>
    ),
  },
  render: (args) => (
    <>
      <Button opens={{ dialog: args.id }}>Obriši</Button>
      <Modal {...args} />
    </>
  ),
  parameters: { componentDocs: docs, coversPage: true },
} satisfies Meta<typeof Modal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { play: openByFirstButton };

export const OpensWithoutScript: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Obriši' }));
    await expect(canvas.getByRole('dialog', { name: 'Obrisati oglas?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Zatvori' }));
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Obriši' })).toHaveFocus();
  },
};
export const Tall: Story = {
  args: { tall: true, actions: undefined },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Obriši' }));
    await expect(canvas.getByRole('dialog').getBoundingClientRect().height).toBe(560);
  },
};
/** `openModal` paints it before the page behind becomes inert, without a flash; the focus returns on closing. [C38] */
export const OpenedByScript: Story = {
  render: (args) => (
    <>
      <Button onClick={() => openModal(document.getElementById(args.id) as HTMLDialogElement)}>Obriši</Button>
      <Modal {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Obriši' });
    const began: string[] = [];
    const note = ({ animationName }: AnimationEvent) => began.push(animationName);
    document.addEventListener('animationstart', note);
    opener.focus();
    opener.click();
    const dialog = canvas.getByRole<HTMLDialogElement>('dialog');
    await expect(dialog).toBeVisible();
    await expect(dialog.matches(':modal')).toBe(false);
    await waitFor(() => expect(dialog.matches(':modal')).toBe(true));
    await waitFor(() => expect(dialog.getAnimations()).toEqual([]));
    document.removeEventListener('animationstart', note);
    await expect(began.length).toBeLessThanOrEqual(1);
    await expect(dialog).not.toHaveAttribute('popover');
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Zatvori' }));
    await expect(dialog).not.toBeVisible();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** A user who is in it before the page becomes inert keeps the focus. [C38] */
export const EnteredAtOnce: Story = {
  play: async ({ canvas, canvasElement }) => {
    const dialog = canvasElement.querySelector('dialog')!;
    openModal(dialog);
    const keep = canvas.getByRole('button', { name: 'Zadrži oglas' });
    keep.focus();
    await waitFor(() => expect(dialog.matches(':modal')).toBe(true));
    await expect(keep).toHaveFocus();
  },
};

/** A script that opens it lets browsers lay it out once. */
export const LaidOutOnce: Story = {
  play: ({ canvasElement }) => expectLaidOutOnce(canvasElement.querySelector('dialog')!),
};

/** If it is closed before the page becomes inert, it stays closed. */
export const ClosedAtOnce: Story = {
  play: async ({ canvas, canvasElement }) => {
    const dialog = canvasElement.querySelector('dialog')!;
    openModal(dialog);
    dialog.close();
    await waitFor(() => expect(dialog).not.toHaveAttribute('popover'));
    await expect(dialog.open).toBe(false);
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

/** Escape closes it and the focus returns to the button that opened it. [C38] */
export const EscapeGivesTheFocusBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Obriši' });
    await userEvent.click(opener);
    const dialog = canvas.getByRole<HTMLDialogElement>('dialog');
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    // A key made by a script does not reach the browser's own handling; this call has the same effect.
    dialog.requestClose();
    await expect(dialog).not.toBeVisible();
    await expect(opener).toHaveFocus();
  },
};

/** A click beside it closes it and the focus returns to the button that opened it. [C38] */
export const AClickBesideItCloses: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Obriši' });
    await userEvent.click(opener);
    const dialog = canvas.getByRole<HTMLDialogElement>('dialog');
    await userEvent.click(canvas.getByText('Oglas i poruke uz njega nestaju za sve.'));
    await expect(dialog).toBeVisible();
    // The browser acts on real pointers only; the attribute is what it is asked to do.
    await expect(dialog).toHaveAttribute('closedby', 'any');
    const inside = dialog.getBoundingClientRect();
    const beside = document.elementFromPoint(inside.left / 2, inside.top / 2);
    await expect(beside).toBe(dialog);
  },
};
export const LongWords: Story = {
  args: {
    title: 'Gebrauchtfahrzeuganzeige unwiderruflich löschen?',
    children: 'Die Anzeige und alle Nachrichten verschwinden für alle Beteiligten.',
    actions: (
      <>
        <Button>Gebrauchtfahrzeuganzeige behalten</Button>
        <Button variant="danger">Gebrauchtfahrzeuganzeige löschen</Button>
      </>
    ),
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Obriši' }));
    const last = canvas.getByRole('button', { name: 'Gebrauchtfahrzeuganzeige löschen' });
    await expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(320);
  },
};

/** The parent holds it: Escape, a click beside it and its button ask, and the focus returns to what opened it. */
export const HeldByState: Story = {
  render: function Held(args) {
    const [open, setOpen] = useState(false);
    const change = (next: boolean) => {
      args.onOpenChange?.(next);
      setOpen(next);
    };
    return (
      <>
        <Button onClick={() => setOpen(true)}>Obriši</Button>
        <Modal {...args} open={open} onOpenChange={change} data-testid="modal" />
      </>
    );
  },
  args: { onOpenChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Obriši' });
    const dialog = canvas.getByTestId<HTMLDialogElement>('modal');
    await expect(dialog.open).toBe(false);
    for (const leave of [
      () => userEvent.click(canvas.getByRole('button', { name: 'Zatvori' })),
      // What Escape and a click beside it ask of the browser.
      async () => dialog.requestClose(),
      async () => dialog.close(),
    ]) {
      await userEvent.click(opener);
      await waitFor(() => expect(dialog.matches(':modal')).toBe(true));
      await leave();
      await waitFor(() => expect(dialog.open).toBe(false));
      await waitFor(() => expect(opener).toHaveFocus());
    }
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledTimes(3));
    await expect(args.onOpenChange).not.toHaveBeenCalledWith(true);
  },
};

/** A parent that does not take the wish over keeps it open, however it was closed. */
export const KeptOpen: Story = {
  args: { open: true, onOpenChange: fn() },
  render: (args) => <Modal {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const dialog = canvas.getByRole<HTMLDialogElement>('dialog');
    await waitFor(() => expect(dialog.matches(':modal')).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: 'Zatvori' }));
    dialog.requestClose();
    await expect(dialog.open).toBe(true);
    dialog.close();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledTimes(3));
    await waitFor(() => expect(dialog.matches(':modal')).toBe(true));
  },
};

/** Two at once: the later one lies above, and each gives the focus back. */
export const TwoAtOnce: Story = {
  render: function Two(args) {
    const [open, setOpen] = useState(0);
    return (
      <>
        <Button onClick={() => setOpen(2)}>Obriši</Button>
        <Modal {...args} open={open > 0} onOpenChange={() => setOpen(0)} />
        <Modal {...args} id="sure" title="Sigurno?" open={open > 1} onOpenChange={() => setOpen(1)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Obriši' });
    await userEvent.click(opener);
    const first = document.querySelector<HTMLDialogElement>('#delete')!;
    const second = document.querySelector<HTMLDialogElement>('#sure')!;
    await waitFor(() => expect([first, second].map((dialog) => dialog.matches(':modal'))).toEqual([true, true]));
    await expect(second).toContainElement(document.activeElement as HTMLElement);
    second.requestClose();
    await waitFor(() => expect(second.open).toBe(false));
    await waitFor(() => expect(first).toContainElement(document.activeElement as HTMLElement));
    await expect(first.open).toBe(true);
    first.requestClose();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Taken away while it is open, it gives the focus back too. */
export const TakenAway: Story = {
  render: function Goes(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Obriši</Button>
        {open && <Modal {...args} open onOpenChange={setOpen} />}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Obriši' });
    await userEvent.click(opener);
    const dialog = canvas.getByRole('dialog');
    await waitFor(() => expect(dialog.matches(':modal')).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: 'Zatvori' }));
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(dialog.isConnected).toBe(false);
  },
};

/** A link that a router follows closes it: no page is loaded that would. */
export const LeftByARouter: Story = {
  args: { children: <Link href="/pomoc">Pomoć</Link> },
  render: (args) => (
    <LinkProvider component={RouterLink}>
      <Button opens={{ dialog: args.id }}>Obriši</Button>
      <Modal {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Obriši' }));
    const dialog = canvas.getByRole('dialog');
    await userEvent.click(canvas.getByRole('link', { name: 'Pomoć' }));
    await waitFor(() => expect(dialog).not.toBeVisible());
  },
};
