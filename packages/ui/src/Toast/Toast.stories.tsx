import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Row } from '../Row/Row.tsx';
import { handClock } from '../samples/handClock.ts';
import { createToasts, toastFade, toastVisible } from './createToasts.ts';
import docs from './Toast.docs.ts';
import { Toast } from './Toast.tsx';
import { ToastContainer } from './ToastContainer.tsx';

const meta = {
  title: 'Feedback/Toast',
  component: Toast,
  args: { children: 'Oglas je sačuvan' },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Done: Story = {};
export const WithWayBack: Story = {
  args: { children: 'Oglas je deaktiviran', icon: 'undo-2', action: { label: 'Vrati', onClick: fn() } },
};
export const Failed: Story = {
  render: () => (
    <Toast tone="error" close={{ label: 'Zatvori poruku', onClick: fn() }}>
      Slika nije poslata. Proverite vezu.
    </Toast>
  ),
};
export const LongWords: Story = {
  args: {
    children: 'Die Gebrauchtfahrzeuganzeige wurde in Ihrer Fahrzeugvergleichsliste gespeichert',
    action: { label: 'Rückgängig machen', onClick: fn() },
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

const toasts = createToasts();
const clear = () => {
  while (toasts.shown().length > 0) toasts.shown().forEach(({ id }) => toasts.close(id));
};
const way = fn();

/** The place of an app: press a button to see one come and go. */
export const InAnApp: Story = {
  beforeEach: () => clear,
  render: () => (
    <Row wrap>
      <Button onClick={() => toasts.show({ text: 'Oglas je sačuvan' })}>Sačuvaj</Button>
      <Button
        onClick={() =>
          toasts.show({
            text: 'Oglas je uklonjen iz poređenja',
            icon: 'trash-2',
            action: { label: 'Poništi', onClick: way },
          })
        }
      >
        Ukloni
      </Button>
      <Button onClick={() => toasts.show({ text: 'Slika nije poslata', tone: 'error' })}>Pošalji sliku</Button>
      <ToastContainer toasts={toasts} closeLabel="Zatvori poruku" />
    </Row>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ukloni' }));
    await expect(await canvas.findByRole('button', { name: 'Poništi' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Oglas je uklonjen iz poređenja');
    canvas.getByRole('button', { name: 'Poništi' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(way).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
};

/** In the page at 3.4 s, gone at 3.5 s. [F20] */
export const GoesAfterThreeAndAHalfSeconds: Story = {
  ...InAnApp,
  play: async ({ canvas, userEvent }) => {
    const clock = handClock(toastVisible, toastFade);
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Sačuvaj' }));
      await canvas.findByText('Oglas je sačuvan');
      clock.pass(3400);
      await expect(canvas.getByText('Oglas je sačuvan')).toBeInTheDocument();
      clock.pass(99);
      await expect(canvas.getByText('Oglas je sačuvan')).toBeInTheDocument();
      clock.pass(1);
      await waitFor(() => expect(canvas.queryByText('Oglas je sačuvan')).not.toBeInTheDocument());
    } finally {
      clock.restore();
    }
  },
};

/** The timer stops while the pointer is on it. [T45] */
export const StandsUnderThePointer: Story = {
  ...InAnApp,
  play: async ({ canvas, userEvent }) => {
    const clock = handClock(toastVisible, toastFade);
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Sačuvaj' }));
      await userEvent.hover(await canvas.findByText('Oglas je sačuvan'));
      clock.pass(60_000);
      await expect(canvas.getByText('Oglas je sačuvan')).toBeVisible();
    } finally {
      clock.restore();
    }
  },
};

/** Escape closes the newest; the focus stays where it was, or goes back there. */
export const ClosedByEscape: Story = {
  ...InAnApp,
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Sačuvaj' });
    await userEvent.click(save);
    await canvas.findByText('Oglas je sačuvan');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByText('Oglas je sačuvan')).not.toBeInTheDocument());
    await expect(save).toHaveFocus();
    const send = canvas.getByRole('button', { name: 'Pošalji sliku' });
    await userEvent.click(send);
    await canvas.findByText('Slika nije poslata');
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByText('Slika nije poslata')).not.toBeInTheDocument());
    await expect(send).toHaveFocus();
  },
};

/** An error is read at once and stays until it is closed; the focus goes back to where it came from. [T45] */
export const ErrorsStay: Story = {
  ...InAnApp,
  play: async ({ canvas, userEvent }) => {
    const clock = handClock(toastVisible, toastFade);
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Pošalji sliku' }));
      await canvas.findByText('Slika nije poslata');
      clock.pass(600_000);
      await expect(canvas.getByRole('alert')).toHaveTextContent('Slika nije poslata');
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Zatvori poruku' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.queryByText('Slika nije poslata')).not.toBeInTheDocument());
      await expect(canvas.getByRole('button', { name: 'Pošalji sliku' })).toHaveFocus();
    } finally {
      clock.restore();
    }
  },
};
