import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import docs from './AppDownloadModal.docs.ts';
import { AppDownloadModal } from './AppDownloadModal.tsx';

const meta = {
  title: 'Feedback/AppDownloadModal',
  component: AppDownloadModal,
  args: {
    id: 'app',
    platform: 'android',
    mark: 'wheel',
    title: 'Volan za telefon',
    detail: 'Android, 24 MB',
    benefits: ['Poruke stižu odmah, i kada je sajt zatvoren', 'Slikate i objavite za minut'],
    store: { label: 'Preuzmi sa Google Play', href: '#google-play' },
    closeLabel: 'Zatvori',
    stayLabel: 'Nastavi u pregledaču',
    note: 'Pitamo najviše jednom dnevno.',
    open: true,
    onClose: fn(),
  },
  globals: { viewport: { value: 'phone' } },
  parameters: { componentDocs: docs, coversPage: true },
} satisfies Meta<typeof AppDownloadModal>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [C41] */
export const Android: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Preuzmi sa Google Play' })).toHaveAttribute(
      'href',
      '#google-play',
    );
    await expect(canvas.getByRole('button', { name: 'Zatvori' })).toHaveFocus();
  },
};

/** [C42] */
export const IPhone: Story = {
  args: {
    platform: 'iphone',
    mark: 'gate',
    title: 'Gearlane za iPhone',
    detail: 'iPhone i iPad, 31 MB',
    store: { label: 'Preuzmi sa App Store', href: '#app-store' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Preuzmi sa App Store' })).toBeVisible();
  },
};

/** Both ways of closing tell the app, which keeps the day. [C43] */
export const ClosesForToday: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nastavi u pregledaču' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
export const LongWords: Story = {
  args: {
    title: 'Gebrauchtfahrzeugmarktplatz für Android',
    detail: 'Требуется Android 12 или новее, 124 МБ',
    benefits: [
      'Sofortbenachrichtigungen bei Suchauftragstreffern',
      '消息即时送达',
      'Сохранённые поиски с уведомлениями',
    ],
    store: { label: 'Im Google Play Store herunterladen', href: '#google-play' },
    stayLabel: 'Gebrauchtfahrzeugsuche im Browser fortsetzen',
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(dialog.getBoundingClientRect().right).toBeLessThanOrEqual(320);
  },
};
