import type { Meta, StoryObj } from '@storybook/react-vite';
import { listAds } from '@volan/api-contract';
import { emptyCatalogQuery, parseFilters, type CatalogQuery } from '@volan/domain-rules';
import { emptyCatalog, failing, slow } from '@volan/mocks';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { CatalogPlace } from '../../../blocks/catalogSearch/catalogPlace.ts';
import { inSite, stillReads, untilRead } from '../../../stories/inSite.tsx';
import { DetailedSearchPage } from './DetailedSearchPage.tsx';

const search = (filters: string, more: Partial<CatalogQuery> = {}): CatalogPlace => {
  const parsed = parseFilters(filters);
  if (!parsed.ok) {
    throw new Error(`The story wrote an unreadable filter: ${filters}`);
  }
  return {
    categorySlug: 'vehicles',
    query: { ...emptyCatalogQuery, filters: parsed.filters, ...more },
    view: 'list',
  };
};

const meta = {
  title: 'Pages/Detailed search',
  component: DetailedSearchPage,
  decorators: [inSite],
  play: untilRead,
  parameters: { layout: 'fullscreen' },
  args: { categoryId: 1, place: search('') },
} satisfies Meta<typeof DetailedSearchPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every question of the category, in its groups. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const jumps = within(await canvas.findByRole('navigation', { name: /grupe polja|groups of fields/i }));
    await expect(jumps.getAllByRole('link').length).toBeGreaterThan(5);
    await expect(canvasElement.querySelector('select[name="f.registrovan-do.min"]')).not.toBeNull();
    await expect(canvasElement.querySelector('select[name="f.potvrdjeno.max"]')).not.toBeNull();
  },
};

/** Filled in with a search; the generations of its model can be chosen. */
export const FilledIn: Story = {
  args: { place: search('vozilo:volkswagen.golf;gorivo:dizel;registrovan-do:202706..', { financing: true }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('checkbox', { name: /Golf 7/ }, { timeout: 5000 })).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /^(dizel|diesel)/i })).toBeChecked();
    await expect(canvasElement.querySelector('select[name="f.registrovan-do.min"]')).toHaveValue('202706');
  },
};

/** While it is filled in, the button tells how many ads there are. [M51] */
export const CountsWhileChoosing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const diesel = await canvas.findByRole('checkbox', { name: /^(dizel|diesel)/i });
    const button = canvas.getByRole('button', { name: /prikaži \d|show \d/i });
    const before = button.textContent;
    await userEvent.click(diesel);
    await waitFor(() => expect(button.textContent).not.toBe(before), { timeout: 5000 });
    // Beside the button, and in the list of groups.
    await expect(canvas.getAllByText(/1 (uslov|condition)$/)).toHaveLength(2);
  },
};

/** A field is found by a word of its answers, without marks. [N01] */
export const FindsAField: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('searchbox', { name: /pronađi polje|find a field/i });
    await userEvent.type(field, 'navigac');
    await expect(canvas.getByText(/Navigacija|Navigation/)).toBeVisible();
    await expect(canvas.queryByRole('checkbox', { name: /^(dizel|diesel)/i })).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, 'qzx');
    await expect(canvas.getByText(/Nema polja sa tim nazivom|No field has this name/)).toBeVisible();
  },
};

/** The category does not ask what the address asks. */
export const LeavesOut: Story = { args: { place: search('gorivo:dizel;boja-dugmeta:zelena') } };

/** Nothing matches: the button says so, all answers stay. */
export const NothingFound: Story = {
  args: { place: search('cena:..100') },
  beforeEach: ({ msw }) => msw.use(emptyCatalog()),
};

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(slow(listAds)), play: stillReads };

/** Broken never looks like empty. [T15] */
export const Failed: Story = { beforeEach: ({ msw }) => msw.use(failing(listAds, 'unavailable')) };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** The longest words of all. */
export const InGerman: Story = {
  args: { place: search('vozilo:volkswagen.golf') },
  globals: { language: 'de' },
};
