import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import docs from './PushOverlay.docs.ts';
import { PushOverlay, type PushOverlayProps } from './PushOverlay.tsx';

const ask: PushOverlayProps = {
  id: 'push',
  state: 'ask',
  title: 'Odmah saznajte kada kupac piše',
  text: 'Pregledač će vas pitati za dozvolu. Šaljemo samo poruke i pad cene.',
  enableLabel: 'Uključi',
  closeLabel: 'Ne sada',
  open: true,
  onEnable: fn(),
  onClose: fn(),
};
const blocked: PushOverlayProps = {
  id: 'push',
  state: 'blocked',
  title: 'Obaveštenja su blokirana',
  text: 'Pregledač ih ne dozvoljava za ovaj sajt.',
  steps: ['Otvorite katanac pored adrese.', 'Obaveštenja: Dozvoli.', 'Osvežite stranicu.'],
  closeLabel: 'Zatvori',
  open: true,
  onClose: fn(),
};

const meta = {
  title: 'Feedback/PushOverlay',
  component: PushOverlay,
  args: ask,
  parameters: { componentDocs: docs, coversPage: true },
} satisfies Meta<typeof PushOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ask: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('dialog', { name: 'Odmah saznajte kada kupac piše' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Uključi' }));
    await waitFor(() => expect(ask.onEnable).toHaveBeenCalledOnce());
    await expect(ask.onClose).not.toHaveBeenCalled();
  },
};
export const NotNow: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ne sada' }));
    await waitFor(() => expect(ask.onClose).toHaveBeenCalledOnce());
    await expect(ask.onEnable).not.toHaveBeenCalled();
  },
};

/** The permission is denied: it says how to give it, and can be closed. [C47] */
export const Blocked: Story = {
  render: () => <PushOverlay {...blocked} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('button', { name: 'Zatvori' })).toHaveFocus();
  },
};
export const LongWords: Story = {
  render: () => (
    <PushOverlay
      {...blocked}
      title="Browserbenachrichtigungen sind blockiert"
      text="Браузер не разрешает уведомления для этого сайта."
      steps={['Öffnen Sie die Website-Informationen neben der Adressleiste.', '通知：允许。']}
      closeLabel="Benachrichtigungseinstellungen schließen"
    />
  ),
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
