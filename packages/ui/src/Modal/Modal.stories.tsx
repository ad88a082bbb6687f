import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
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
export const SheetHoldsTheFocus: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <>
      <Button opens={{ sheet: 'share' }}>Podeli</Button>
      <Sheet id="share" title="Podeli oglas" closeLabel="Zatvori">
        <Button href="#copy">Kopiraj link</Button>
      </Sheet>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByText('Podeli');
    await userEvent.click(opener);
    await expect(canvas.getByRole('dialog', { name: 'Podeli oglas' })).toBeVisible();
    await expect(opener.closest('[inert]')).not.toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Zatvori' }));
    await expect(opener.closest('[inert]')).toBeNull();
  },
};
