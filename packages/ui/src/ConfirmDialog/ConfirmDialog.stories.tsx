import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ConfirmContainer } from './ConfirmContainer.tsx';
import { createConfirm } from './createConfirm.ts';
import { openByFirstButton } from '../samples/openByFirstButton.ts';
import docs from './ConfirmDialog.docs.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  title: 'Feedback/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    id: 'deactivate',
    title: 'Deaktivirati oglas?',
    text: 'Oglas „Škoda Octavia“ se više neće videti. Poruke ostaju, a isticanje teče dalje.',
    keep: 'Ostavi aktivan',
    confirm: 'Deaktiviraj',
    onResult: fn(),
  },
  render: (args) => (
    <>
      <Button opens={{ dialog: args.id }}>Otvori pitanje</Button>
      <ConfirmDialog {...args} />
    </>
  ),
  parameters: { componentDocs: docs, coversPage: true },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { play: openByFirstButton };

/** The focus starts on the safe way. [C48] */
export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Otvori pitanje' }));
    await expect(canvas.getByRole('dialog', { name: 'Deaktivirati oglas?' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ostavi aktivan' })).toHaveFocus();
  },
};
export const Danger: Story = {
  args: {
    id: 'remove-ad',
    title: 'Obrisati oglas?',
    text: 'Oglas i poruke uz njega nestaju za sve, odmah i trajno.',
    keep: 'Zadrži oglas',
    confirm: 'Obriši oglas',
    tone: 'danger',
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Otvori pitanje' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Obriši oglas' }));
    await waitFor(() => expect(args.onResult).toHaveBeenCalledWith(true));
    await userEvent.click(canvas.getByRole('button', { name: 'Otvori pitanje' }));
    await expect(canvas.getByRole('button', { name: 'Zadrži oglas' })).toHaveFocus();
  },
};

/** Escape is the safe choice, also after the action was done once; the focus goes back to the opener. [C38] */
export const EscapeIsTheSafeWay: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Otvori pitanje' });
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole('button', { name: 'Deaktiviraj' }));
    await waitFor(() => expect(args.onResult).toHaveBeenLastCalledWith(true));
    await userEvent.click(opener);
    // A key made by a script does not reach the browser's own handling; this call has the same effect.
    canvas.getByRole<HTMLDialogElement>('dialog').requestClose();
    await waitFor(() => expect(args.onResult).toHaveBeenLastCalledWith(false));
    await expect(opener).toHaveFocus();
  },
};

const confirm = createConfirm({ title: 'Molimo potvrdite akciju', keep: 'Odustani', confirm: 'Potvrdi' });
const answered = fn();

/** Any code asks and waits for true or false; without words of its own it has those of the app. [C48] */
export const AskedByCode: Story = {
  render: () => (
    <>
      <Button
        onClick={() => {
          void confirm.ask().then(answered);
        }}
      >
        Pitaj
      </Button>
      <ConfirmContainer id="app-question" confirm={confirm} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Pitaj' });
    await userEvent.click(opener);
    await expect(await canvas.findByRole('dialog', { name: 'Molimo potvrdite akciju' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Potvrdi' }));
    await waitFor(() => expect(answered).toHaveBeenLastCalledWith(true));
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    await userEvent.click(await canvas.findByRole('button', { name: 'Odustani' }));
    await waitFor(() => expect(answered).toHaveBeenLastCalledWith(false));
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
export const LongWords: Story = {
  args: {
    title: 'Gebrauchtfahrzeuganzeige unwiderruflich löschen?',
    text: 'Объявление и все связанные с ним сообщения исчезнут для всех участников. 删除后无法恢复。',
    keep: 'Gebrauchtfahrzeuganzeige behalten',
    confirm: 'Gebrauchtfahrzeuganzeige löschen',
    tone: 'danger',
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Otvori pitanje' }));
    const last = canvas.getByRole('button', { name: 'Gebrauchtfahrzeuganzeige löschen' });
    await expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(320);
    await expect(canvas.getByRole('dialog').scrollWidth).toBeLessThanOrEqual(320);
  },
};
