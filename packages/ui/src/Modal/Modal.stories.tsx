import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { openModal } from '../behaviour/openModal.ts';
import { Button } from '../Button/Button.tsx';
import { expectLaidOutOnce } from '../samples/expectLaidOutOnce.ts';
import docs from './Modal.docs.ts';
import { Modal } from './Modal.tsx';

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
  parameters: { componentDocs: docs },
} satisfies Meta<typeof Modal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpensWithoutScript: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Obriši' }));
    await expect(canvas.getByRole('dialog', { name: 'Obrisati oglas?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Zatvori' }));
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Obriši' })).toHaveFocus();
  },
};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Obriši' }));
    await expect(canvas.getByRole('button', { name: 'Zadrži oglas' })).toBeVisible();
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

/** A user who is in it before the page becomes inert stays where they are. [C38] */
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
    // A key made by a script does not reach the browser's own handling; this is what it does.
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
