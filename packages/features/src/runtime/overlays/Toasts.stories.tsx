import { Button } from '@volan/ui/Button';
import { linkIcon } from '@volan/ui/icons';
import { Row } from '@volan/ui/Row';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { showToast } from './showToast.ts';
import type { ToastRequest } from './toastRegion.tsx';

/** A button of any island or private page that says what it did. */
function Teller({ request }: { request: ToastRequest }) {
  return (
    <Row>
      <Button onClick={() => showToast(request)}>Uradi</Button>
    </Row>
  );
}

const undo = fn();

const meta = {
  title: 'Features/Toasts',
  component: Teller,
  args: { request: { text: 'Dodato u poređenje' } },
} satisfies Meta<typeof Teller>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = () => userEvent.click(screen.getByRole('button', { name: 'Uradi' }));

/** It is in the only toast region of the page, and disappears by itself. [F20, C50, L34] */
export const Done: Story = {
  play: async () => {
    await press();
    const toast = await screen.findByText('Dodato u poređenje');
    await expect(toast).toBeVisible();
    // announced; the region of another part of the page may be there as well
    await expect(toast.closest('[role=status]')).not.toBeNull();
    await waitFor(() => expect(screen.queryByText('Dodato u poređenje')).toBeNull(), { timeout: 8000 });
  },
};

/** An error stays until it is closed. [T45] */
export const Failed: Story = {
  args: { request: { text: 'Nije dodato. Pokušajte ponovo.', tone: 'error' } },
  play: async () => {
    await press();
    const close = await screen.findByRole('button', { name: /Zatvori poruku|Close message/ });
    await expect(screen.getByRole('alert')).toHaveTextContent('Nije dodato');
    await userEvent.click(close);
    await expect(screen.queryByText(/Nije dodato/)).toBeNull();
  },
};

/** One way back. */
export const WithUndo: Story = {
  args: { request: { text: 'Uklonjeno iz poređenja', undo } },
  beforeEach: () => void undo.mockClear(),
  play: async () => {
    await press();
    await userEvent.click(await screen.findByRole('button', { name: /Vrati|Undo/ }));
    await expect(undo).toHaveBeenCalledOnce();
  },
};

/** A sign of its own. */
export const LinkCopied: Story = { args: { request: { text: 'Veza je kopirana', icon: linkIcon } }, play: press };

/** Long words wrap; nothing is wider than a phone. */
export const LongWords: Story = {
  globals: { viewport: { value: 'small' } },
  args: { request: { text: `${'Straßenverkehrszulassungsordnung'.repeat(3)} je dodato u poređenje sa ostalima.` } },
  play: async () => {
    await press();
    await screen.findByText(/Straßen/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
