import type { LanguageValue } from '@volan/domain-rules';
import { Button } from '@volan/ui/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { historyDialogId } from './HistoryDialog.tsx';
import { historyStore } from './historyStore.ts';
import { openHistory } from './openHistory.ts';
import { rememberVisits, visit } from '../stories/visitedAds.ts';

/** A trigger of any page. */
function Opener() {
  return <Button onClick={() => void openHistory()}>Istorija</Button>;
}

const meta = {
  title: 'Features/History dialog',
  component: Opener,
  globals: { brand: 'volan', language: 'rs' satisfies LanguageValue },
  beforeEach: () => {
    const forget = rememberVisits(...Array.from({ length: 12 }, (_, place) => visit(place + 1)));
    return async () => {
      forget();
      document.querySelector<HTMLDialogElement>(`#${historyDialogId}`)?.close();
      await waitFor(() => expect(document.getElementById(historyDialogId)).toBeNull());
    };
  },
} satisfies Meta<typeof Opener>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = async (userEvent: { click: (element: Element) => Promise<void> }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Istorija' }));
  return screen.findByRole('dialog', { name: /^Istorija pregleda/ });
};

/** C35, C36: newest first, each with thumbnail, time, title, price and date. Closed, the focus goes back. [C38] */
export const Twelve: Story = {
  play: async ({ userEvent }) => {
    const dialog = await opened(userEvent);
    await expect(dialog).toHaveAccessibleName('Istorija pregleda 12');
    const [first] = within(dialog).getAllByRole('link');
    await expect(first).toHaveAttribute('href', '/auto-oglasi/12/skoda-octavia');
    await expect(first).toHaveTextContent('Škoda Octavia 12');
    await expect(first).toHaveTextContent('12.450 €');
    await expect(first).toHaveTextContent('10:42');
    await expect(first!.querySelector('img')).not.toBeNull();
    await userEvent.click(screen.getAllByRole('button', { name: 'Zatvori' })[0]!);
    await waitFor(() => expect(document.getElementById(historyDialogId)).toBeNull());
    await expect(screen.getByRole('button', { name: 'Istorija' })).toHaveFocus();
  },
};

/** C39, C40: one press forgets all, and the dialog says so. */
export const Cleared: Story = {
  play: async ({ userEvent }) => {
    const dialog = await opened(userEvent);
    await userEvent.click(screen.getByRole('button', { name: 'Obriši istoriju' }));
    await expect(historyStore.read()).toEqual([]);
    await expect(dialog).toHaveTextContent('Još niste gledali oglase');
    await expect(dialog).toHaveTextContent('Oglasi koje otvorite pojaviće se ovde, najviše 50.');
  },
};

/** F17: what another tab does shows here at once. */
export const OtherTab: Story = {
  play: async ({ userEvent }) => {
    const dialog = await opened(userEvent);
    localStorage.removeItem('history');
    dispatchEvent(new StorageEvent('storage', { key: 'history' }));
    await waitFor(() => expect(dialog).toHaveTextContent('Još niste gledali oglase'));
  },
};
export const Nothing: Story = {
  beforeEach: () => void rememberVisits(),
  play: async ({ userEvent }) => {
    await expect(await opened(userEvent)).toHaveTextContent('Još niste gledali oglase');
  },
};

/** Fifty are the most. [L24] */
export const FiftyOnAPhone: Story = {
  globals: { viewport: { value: 'small' } },
  beforeEach: () =>
    void rememberVisits(
      ...Array.from({ length: 60 }, (_, place) =>
        visit(place + 1, { title: 'Straßenverkehrszulassungsordnungskonforme Sattelzugmaschine', img: '' }),
      ),
    ),
  play: async ({ userEvent }) => {
    await expect(await opened(userEvent)).toHaveAccessibleName('Istorija pregleda 50');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** Browsers tell of the end of a dialog a moment after it: who asks for it in between gets it. [C38] */
export const OpenedAgainAtOnce: Story = {
  play: async ({ userEvent }) => {
    const first = await opened(userEvent);
    (first as HTMLDialogElement).close();
    screen.getByRole('button', { name: 'Istorija' }).click();
    await waitFor(() => expect(first.isConnected).toBe(false));
    await waitFor(() => expect(screen.getByRole('dialog', { name: /^Istorija pregleda/ })).toHaveAttribute('open'));
    await expect(document.querySelectorAll(`#${historyDialogId}`)).toHaveLength(1);
  },
};
