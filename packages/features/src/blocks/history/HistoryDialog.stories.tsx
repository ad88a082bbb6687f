import type { LanguageValue } from '@volan/domain-rules';
import { fixtureNow } from '@volan/mocks';
import { Button } from '@volan/ui/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { HistoryDialog, historyDialogId } from './HistoryDialog.tsx';
import { historyStore } from './historyStore.ts';
import { openHistory } from './openHistory.ts';
import { rememberVisits, visit } from '../../stories/visitedAds.ts';

/** A trigger of any page. */
function Opener() {
  return <Button onClick={() => void openHistory()}>Istorija</Button>;
}

const meta = {
  title: 'Features/History dialog',
  component: Opener,
  globals: { brand: 'volan', language: 'rs' satisfies LanguageValue },
  beforeEach: () => {
    const forget = rememberVisits(...Array.from({ length: 12 }, (_, index) => visit(index + 1)));
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
    const [first] = await within(dialog).findAllByRole('link');
    await expect(first).toHaveAttribute('href', '/auto-oglasi/12/skoda-octavia');
    await expect(first).toHaveTextContent('Škoda Octavia 12');
    await expect(first).toHaveTextContent('12.450 €');
    await expect(first).toHaveTextContent('10:42');
    await expect(first!.querySelector('img')).not.toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Zatvori' }));
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
      ...Array.from({ length: 60 }, (_, index) =>
        visit(index + 1, { title: 'Straßenverkehrszulassungsordnungskonforme Sattelzugmaschine', img: '' }),
      ),
    ),
  play: async ({ userEvent }) => {
    await expect(await opened(userEvent)).toHaveAccessibleName('Istorija pregleda 50');
    // The dialog does not wait for its ads; all of them come.
    const dialog = screen.getByRole('dialog');
    await expect(within(dialog).getAllByRole('listitem', { hidden: true })).toHaveLength(50);
    await waitFor(() => expect(dialog.querySelectorAll('li > a')).toHaveLength(50));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** Browsers report the end of a dialog a moment later. A visitor who opens it again in between gets it. [C38] */
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

const dayMs = 24 * 3_600_000;

/** A dialog that is in the page already, and is opened on the next day. */
function DrawnBefore() {
  const [state, setState] = useState<'drawn' | 'open' | 'gone'>('drawn');
  const open = state === 'open';
  return (
    <>
      <Button onClick={() => setState('open')}>Istorija</Button>
      {state !== 'gone' && (
        <HistoryDialog
          open={open}
          now={fixtureNow.getTime() + (open ? dayMs : 0)}
          texts={{
            title: 'Istorija pregleda',
            close: 'Zatvori',
            clear: 'Obriši istoriju',
            empty: 'Još niste gledali oglase',
            emptyText: 'Oglasi koje otvorite pojaviće se ovde, najviše 50.',
            today: 'Danas',
            yesterday: 'Juče',
            noPicture: 'Nema slike',
          }}
          timeZone="Europe/Belgrade"
          onClose={() => setState('gone')}
        />
      )}
    </>
  );
}

/**
 * A dialog that was rendered before opens unchanged, since rendering it again would keep the visitor waiting. Changes
 * since then, such as the day, follow at once. [C35, C36]
 */
export const DrawnTheDayBefore: Story = {
  render: () => <DrawnBefore />,
  play: async ({ userEvent }) => {
    let atOpening: string | null = '';
    const dialog = document.getElementById(historyDialogId);
    dialog?.addEventListener('beforetoggle', () => (atOpening = dialog.textContent), { once: true });
    const shown = await opened(userEvent);
    await expect(atOpening).toContain('Danas, 10:42');
    await waitFor(() => expect(dialog).toHaveTextContent('Juče, 10:42'));
    await expect(dialog).not.toHaveTextContent('Danas');
    await userEvent.click(within(shown).getByRole('button', { name: 'Zatvori' }));
    await waitFor(() => expect(document.getElementById(historyDialogId)).toBeNull());
  },
};
