import { emptyFastAdQuery, type LanguageValue } from '@volan/domain-rules';
import { fixtures } from '@volan/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inSite, untilRead } from '../../../stories/inSite.tsx';
import { FastAdsPage } from './FastAdsPage.tsx';

const ads = fixtures.fastAds('rs');
const regions = fixtures.regions('rs', 'RS').map(({ id, slug, title }) => ({ id, slug, title, country: 'Srbija' }));
const metaOf = (total: number, page = 1) => ({
  page,
  pages: Math.ceil(total / 24),
  per_page: 24,
  total,
  more: false,
});

const meta = {
  title: 'Pages/Fast ads',
  component: FastAdsPage,
  decorators: [inSite],
  play: untilRead,
  args: {
    query: emptyFastAdQuery,
    wrong: {},
    ads,
    meta: metaOf(300),
    category: null,
    brand: null,
    regions,
    towns: [],
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FastAdsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const inSerbian = { brand: 'volan', language: 'rs' satisfies LanguageValue };

/** Tiles link to the ads, kinds to their lists; the form works without scripts. [C12, M17] */
export const Full: Story = {
  globals: inSerbian,
  play: async (context) => {
    await untilRead(context);
    const { canvas, canvasElement } = context;
    const kinds = within(canvas.getByRole('navigation', { name: 'Kategorija' }));
    await expect(canvas.getByRole('heading', { level: 1, name: 'Oglasi na klik' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(ads.length);
    await expect(canvas.getByRole('link', { name: 'Clio, hitno' })).toHaveAttribute(
      'href',
      `/oglasi-na-klik/single/${ads[0]?.id}`,
    );
    await expect(kinds.getByRole('link', { name: 'Automobili' })).toHaveAttribute(
      'href',
      '/oglasi-na-klik?category=vehicles',
    );
    await expect(canvasElement.querySelector('a[href="/oglasi-na-klik?page=2"]')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Slikaj i objavi' })).toHaveAttribute(
      'href',
      '/oglasi-na-klik/novi-oglas',
    );
    await expect(canvas.getByRole('link', { name: 'Moji' })).toHaveAttribute('href', '/oglasi-na-klik/moji-oglasi');
  },
};

/** A category in a region has a path of its own, and brings the towns to choose from; the search stays in the form. [B42] */
export const Filtered: Story = {
  globals: inSerbian,
  args: {
    query: {
      ...emptyFastAdQuery,
      category: 'vehicles',
      region: regions[0]?.slug ?? null,
      city: 7,
      radius: 25,
      max: 3400,
      words: 'clio',
    },
    ads: ads.slice(0, 2),
    meta: metaOf(2),
    category: { slug: 'vehicles', title: 'Automobili' },
    towns: [
      { id: 7, title: 'Beograd' },
      { id: 8, title: 'Lazarevac' },
    ],
  },
  play: async (context) => {
    await untilRead(context);
    const { canvas, canvasElement } = context;
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Automobili, Beograd');
    await expect(canvas.getByRole('searchbox', { name: 'Šta tražite' })).toHaveValue('clio');
    await expect(canvas.getByRole('combobox', { name: 'U krugu' })).toHaveValue('25');
    await expect(canvas.getByRole('textbox', { name: 'Cena do' })).toHaveValue('3.400');
    await expect(canvasElement.querySelector('input[name="category"]')).toHaveValue('vehicles');
  },
};

/** A price that is no number stays as it was typed, and says what is wrong. */
export const WrongPrice: Story = {
  globals: inSerbian,
  args: { wrong: { max: 'hiljadu' } },
  play: async (context) => {
    await untilRead(context);
    await expect(context.canvas.getByRole('textbox', { name: 'Cena do' })).toHaveValue('hiljadu');
    await expect(context.canvas.getByRole('textbox', { name: 'Cena do' })).toHaveAccessibleDescription(/ceo broj evra/);
  },
};
export const Empty: Story = {
  globals: inSerbian,
  args: { query: { ...emptyFastAdQuery, words: 'qzxwv' }, ads: [], meta: metaOf(0) },
  play: async (context) => {
    await untilRead(context);
    await expect(context.canvas.getByRole('link', { name: 'Prikaži sve oglase na klik' })).toHaveAttribute(
      'href',
      '/oglasi-na-klik',
    );
  },
};

/** A page beyond the end leads to the first one with the same search. */
export const BeyondTheEnd: Story = {
  globals: inSerbian,
  args: { query: { ...emptyFastAdQuery, category: 'parts', page: 42 }, ads: [], meta: metaOf(30, 42) },
  play: async (context) => {
    await untilRead(context);
    await expect(context.canvas.getByRole('link', { name: 'Na prvu stranicu' })).toHaveAttribute(
      'href',
      '/oglasi-na-klik?category=parts',
    );
  },
};
export const LongWords: Story = {
  args: {
    ads: ads.map((ad) => ({
      ...ad,
      line: 'Gebrauchtwagenersatzteile und Zubehörverkaufsangebot 比亚迪汉EV创世版四驱尊荣型长续航',
    })),
    meta: { ...metaOf(1008), more: true },
  },
  globals: { viewport: { value: 'phone' } },
};
