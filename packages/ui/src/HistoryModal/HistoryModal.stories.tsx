import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { longViewedAd, viewedAds } from '../samples/history.ts';
import { openByFirstButton } from '../samples/openByFirstButton.ts';
import docs from './HistoryModal.docs.ts';
import { HistoryModal } from './HistoryModal.tsx';

const meta = {
  title: 'Marketplace/HistoryModal',
  component: HistoryModal,
  args: {
    id: 'history',
    title: 'Istorija pregleda',
    closeLabel: 'Zatvori',
    ads: viewedAds,
    count: '8',
    clear: { label: 'Obriši', onClear: fn() },
    empty: { title: 'Još niste gledali oglase', help: 'Oglasi koje otvorite čekaće vas ovde.' },
    onClose: fn(),
  },
  parameters: { componentDocs: docs, coversPage: true },
  render: (args) => {
    const WithOpener = () => {
      const [ads, setAds] = useState(args.ads);
      const onClear = () => {
        setAds([]);
        args.clear.onClear();
      };
      return (
        <>
          <Button opens={{ dialog: args.id }}>Istorija</Button>
          <HistoryModal {...args} ads={ads} clear={{ ...args.clear, onClear }} />
        </>
      );
    };
    return <WithOpener />;
  },
} satisfies Meta<typeof HistoryModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { play: openByFirstButton };

/** C35, C36, C38: opens with its title; Escape closes it and the focus returns to the opener. */
export const Filled: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Istorija' });
    await userEvent.click(opener);
    const dialog = canvas.getByRole('dialog', { name: /^Istorija pregleda/ });
    await expect(within(dialog).getAllByRole('link')).toHaveLength(8);
    await expect(within(dialog).getByText('juče, 18:03')).toBeVisible();
    // What Escape asks of the browser; a key of a test is not trusted to do it.
    (dialog as HTMLDialogElement).requestClose();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(opener).toHaveFocus();
  },
};

/** C38: a click beside it closes it. */
export const ClickBeside: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Istorija' }));
    const dialog = canvas.getByRole('dialog');
    await expect(dialog).toHaveAttribute('closedby', 'any');
  },
};

/** C39, C40: the clear button empties the list and the empty state is announced. */
export const Cleared: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Istorija' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Obriši' }));
    await expect(args.clear.onClear).toHaveBeenCalledOnce();
    await expect(canvas.queryAllByRole('link')).toHaveLength(0);
    await expect(canvas.getByRole('status')).toHaveTextContent('Još niste gledali oglase');
    await expect(canvas.queryByRole('button', { name: 'Obriši' })).toBeNull();
  },
};
export const Empty: Story = {
  args: { ads: [], count: '0' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Istorija' }));
    await expect(canvas.getByRole('heading', { name: 'Još niste gledali oglase' })).toBeVisible();
  },
};
/** Ads that follow have their places, so that nothing moves when they come. */
export const AdsFollow: Story = {
  args: { ads: viewedAds.slice(0, 2), places: 8 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Istorija' }));
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(8));
    const heights = canvas.getAllByRole('listitem').map((place) => place.clientHeight);
    await expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(16);
  },
};
export const LongWords: Story = {
  args: { title: 'Verlauf der angesehenen Fahrzeuganzeigen', ads: [longViewedAd, ...viewedAds] },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Istorija' }));
    const dialog = canvas.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(320);
  },
};
