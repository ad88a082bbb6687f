import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
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
  parameters: {
    docs: {
      description: {
        component:
          'A question or a task that takes over the page. What belongs to the page and only finds no room on a phone is a `Sheet`; news without a question is a `Toast`. It holds the focus; Escape, a click beside it and its button close it and give the focus back.',
      },
    },
  },
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

/** Escape closes it and the focus returns to the button that opened it. */
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
  globals: { language: 'de', viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Obriši' }));
    const last = canvas.getByRole('button', { name: 'Gebrauchtfahrzeuganzeige löschen' });
    await expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(320);
  },
};
