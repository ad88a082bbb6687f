import { listAdsByIds } from '@volan/api-contract';
import type { LanguageValue } from '@volan/domain-rules';
import { failing, fixtures, mockCall, slow, unreachable } from '@volan/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inSite, stillReads, untilRead } from '../../../stories/inSite.tsx';
import { ComparePage } from './ComparePage.tsx';
import { compareStore } from '../../../blocks/compare/compareStore.ts';
import { compareAtFirst, keptAds, keptCategory } from '../../../stories/comparedAds.ts';

const category = { ...fixtures.category('rs'), id: keptCategory() };
const serbian = { brand: 'volan', language: 'rs' satisfies LanguageValue };

/** Ads of the fixtures as a link names them. */
const sharedAds = (count: number) =>
  keptAds(count).map(({ id }) => {
    const { category: own, groups } = fixtures.ad('rs', id);
    const listed = fixtures.ads('rs').find((ad) => ad.id === id) ?? fixtures.ad('rs', id);
    return { ...listed, category: own, groups };
  });

const meta = {
  title: 'Pages/Comparison',
  component: ComparePage,
  decorators: [inSite],
  play: untilRead,
  parameters: { layout: 'fullscreen' },
  args: { category, shared: null, different: false },
  globals: serbian,
  beforeEach: () => compareAtFirst(keptAds(3)),
} satisfies Meta<typeof ComparePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const removeButtons = () => screen.findAllByRole('button', { name: /^Ukloni iz poređenja:/ });

/** The visitor's own: grouped rows, only differences, remove. [B24, M56, F13] */
export const Own: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await removeButtons()).toHaveLength(3);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Uporedi vozila' })).toBeVisible();
    const before = canvas.getAllByRole('rowheader').length;
    await userEvent.click(canvas.getByRole('switch', { name: 'Samo razlike' }));
    await expect(canvas.getAllByRole('rowheader').length).toBeLessThan(before);
    const [first] = await removeButtons();
    await userEvent.click(first!);
    await expect(await removeButtons()).toHaveLength(2);
    await expect(Object.values(compareStore.read().lists)[0]?.ads).toHaveLength(2);
  },
};

/** After the last one was removed the page says what to do. [C46] */
export const LastRemoved: Story = {
  beforeEach: () => compareAtFirst(keptAds(1)),
  play: async ({ canvas, userEvent }) => {
    const [only] = await removeButtons();
    await userEvent.click(only!);
    await expect(await canvas.findByRole('heading', { name: 'Nema oglasa za poređenje' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Nazad na oglase' })).toBeVisible();
  },
};
export const Nothing: Story = {
  beforeEach: () => compareAtFirst([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nema oglasa za poređenje' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(slow(listAdsByIds)), play: stillReads };

/** The stored data of the ads is shown, below a text that says so. [T15] */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(failing(listAdsByIds, 'unavailable')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Oglasi nisu učitani', {}, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pokušaj ponovo' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Cena' })).toBeVisible();
  },
};

/** Without a connection the comparison stays readable. [N13] */
export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(unreachable(listAdsByIds)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Oglasi nisu učitani', {}, { timeout: 10_000 })).toBeVisible();
    await expect(await removeButtons()).toHaveLength(3);
  },
};

/** Ads that were sold are said, not silently left out. */
export const OneGone: Story = {
  beforeEach: ({ msw }) => msw.use(mockCall(listAdsByIds, () => sharedAds(2))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/1 oglas više nije u ponudi/)).toBeVisible();
  },
};

/** Ten columns scroll beside the questions. [M56] */
export const Ten: Story = {
  beforeEach: () => compareAtFirst(keptAds(10)),
  play: async () => {
    await expect(await removeButtons()).toHaveLength(10);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** A shared choice: nothing can be removed, remarks are plain text. [N07] */
export const Shared: Story = {
  args: {
    shared: {
      isOwn: false,
      isFull: false,
      link: {
        ids: [...keptAds(2).map(({ id }) => id), 999_999],
        notes: { [keptAds(1)[0]!.id]: '<b>Zvati</b> posle pet' },
      },
      ads: sharedAds(2),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ovo je podeljen izbor. Vaše poređenje ostaje kakvo je bilo.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Ukloni/ })).toBeNull();
    await expect(canvas.getByRole('cell', { name: '<b>Zvati</b> posle pet' })).toBeVisible();
    await expect(canvas.getByText(/1 oglas više nije u ponudi/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Moje poređenje' })).toHaveAttribute(
      'href',
      `/compare-ads/${category.id}`,
    );
  },
};
export const SharedAllGone: Story = {
  args: { shared: { isOwn: false, isFull: false, link: { ids: [999_999], notes: {} }, ads: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nijedan od ovih oglasa više nije u ponudi' })).toBeVisible();
  },
};

/** Ads that say the same have no differences to show. */
export const NoDifferences: Story = {
  args: { different: true },
  beforeEach: ({ msw }) => {
    const [one] = sharedAds(1);
    msw.use(mockCall(listAdsByIds, ({ ids }) => ids.map((id) => ({ ...one!, id }))));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ne razlikuju/)).toBeVisible();
  },
};

/** A remark stays in the browser. [N07] */
export const Remarks: Story = {
  play: async ({ canvas, userEvent }) => {
    const [note] = await canvas.findAllByRole('textbox');
    await userEvent.type(note!, 'Zvati posle pet');
    await waitFor(() => expect(Object.values(compareStore.read().lists)[0]?.ads[0]?.note).toBe('Zvati posle pet'));
  },
};
export const OnAPhone: Story = {
  globals: { ...serbian, viewport: { value: 'small' } },
  play: async () => {
    await removeButtons();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
export const LongWords: Story = {
  globals: { ...serbian, viewport: { value: 'small' } },
  args: {
    shared: {
      isOwn: false,
      isFull: false,
      link: { ids: [1, 2], notes: { 1: 'Straßenverkehrszulassungsordnungskonforme'.repeat(3) } },
      ads: sharedAds(2).map((ad) => ({ ...ad, title: 'Sattelzugmaschinenanhängerkupplung '.repeat(4) })),
    },
  },
  play: async ({ canvas }) => {
    await within(canvas.getByRole('table')).findAllByRole('rowheader');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
