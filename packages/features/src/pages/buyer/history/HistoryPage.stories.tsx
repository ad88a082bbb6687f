import type { LanguageValue } from '@volan/domain-rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withOwnCompany } from '../../../stories/withOwnCompany.tsx';
import { inSite } from '../../../stories/inSite.tsx';
import { HistoryPage } from './HistoryPage.tsx';
import { historyStore } from '../../../blocks/history/historyStore.ts';
import { rememberVisits, visit } from '../../../stories/visitedAds.ts';

const serbian = { brand: 'volan', language: 'rs' satisfies LanguageValue };

const meta = {
  title: 'Pages/History',
  component: HistoryPage,
  decorators: [inSite],
  parameters: { layout: 'fullscreen' },
  globals: serbian,
  beforeEach: () => rememberVisits(...Array.from({ length: 7 }, (_, index) => visit(index + 1))),
} satisfies Meta<typeof HistoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The same list as the dialog, and the same way to forget it. [C36, C39, C40] */
export const Seven: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Istorija pregleda' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^Škoda Octavia/ })).toHaveLength(7);
    await userEvent.click(canvas.getByRole('button', { name: 'Obriši istoriju' }));
    await expect(historyStore.read()).toEqual([]);
    await expect(canvas.getByRole('heading', { name: 'Još niste gledali oglase' })).toBeVisible();
  },
};
export const Nothing: Story = {
  beforeEach: () => rememberVisits(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Još niste gledali oglase' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pogledajte oglase' })).toBeVisible();
  },
};
export const LongWordsOnAPhone: Story = {
  globals: { ...serbian, viewport: { value: 'small' } },
  beforeEach: () =>
    rememberVisits(visit(1, { title: 'Straßenverkehrszulassungsordnungskonforme Sattelzugmaschine '.repeat(3) })),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** A business whose company is reviewed reads that above the list. [M12] */
export const OfAWaitingCompany: Story = {
  decorators: [withOwnCompany],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Firma čeka odobrenje|Your company waits for approval)$/)).toBeVisible();
  },
};
