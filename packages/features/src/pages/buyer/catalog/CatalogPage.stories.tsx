import { listAds } from '@volan/api-contract';
import { emptyCatalogQuery, parseFilters, type CatalogQuery } from '@volan/domain-rules';
import { emptyCatalog, failing, slow, wordsRead } from '@volan/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inSite, stillReads, untilRead } from '../../../stories/inSite.tsx';
import { CatalogPage } from './CatalogPage.tsx';
import type { CatalogPlace } from '../../../blocks/catalogSearch/catalogPlace.ts';

const search = (filters: string, more: Partial<CatalogQuery> = {}): CatalogPlace => {
  const parsed = parseFilters(filters);
  return {
    categorySlug: 'vehicles',
    query: { ...emptyCatalogQuery, filters: parsed.ok ? parsed.filters : [], ...more },
    view: 'list',
  };
};

const meta = {
  title: 'Pages/Catalog',
  component: CatalogPage,
  decorators: [inSite],
  play: untilRead,
  parameters: { layout: 'fullscreen' },
  args: { categoryId: 1, place: search('') },
} satisfies Meta<typeof CatalogPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** How many ads there are is below the title, and whether that is by the visitor's own choice. */
const howMany = (canvas: HTMLElement) =>
  within(canvas).findByText(/^[\d.,]+ (ads?|oglasa?)\b/, { selector: '[role=status]' });

/** The default order: the promoted group first, said to be paid. [T28] */
export const List: Story = {
  play: async ({ canvasElement }) => {
    await expect(await howMany(canvasElement)).not.toHaveTextContent(/filter/);
  },
};

/** On a phone two promoted ads are above the list. [M08] */
export const ListOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await howMany(canvasElement);
    const group = canvasElement.querySelector<HTMLElement>('section[aria-labelledby=top-group]');
    await expect(within(group!).getAllByRole('article')).toHaveLength(2);
  },
};

export const InColumns: Story = { args: { place: { ...search(''), view: 'grid' } } };

/** A user of the keyboard skips from the top of the list over the filters to the first result. */
export const SkipsToResults: Story = {
  play: async ({ canvasElement }) => {
    const link = await waitFor(() => {
      const found = canvasElement.querySelector<HTMLAnchorElement>('a[href="#results"]');
      if (!found) throw new Error('There is no skip link yet.');
      return found;
    });
    const results = document.getElementById('results');
    await expect(link.compareDocumentPosition(results!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    results?.focus();
    await userEvent.tab();
    await expect(results).toContainElement(document.activeElement as HTMLElement);
  },
};

/** To ask the whole page for a role takes seconds. */
const formOf = (control: HTMLElement) => within(control.closest('form') ?? document.body);

/** While filters are chosen the button tells how many ads there are. [M51] */
export const CountsWhileChoosing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const diesel = await canvas.findByLabelText(/dizel|diesel/i);
    const button = formOf(diesel).getByRole('button', { name: /prikaži \d|show \d/i });
    const before = button.textContent;
    await userEvent.click(diesel);
    await expect(diesel).toBeChecked();
    await waitFor(() => expect(button.textContent).not.toBe(before), { timeout: 5000 });
    await expect(button).toHaveTextContent(/(prikaži|show) \d/i);
  },
};

/** An unreadable number of a sent form is in its field with a message. */
export const NumberThatNobodyReads: Story = {
  args: { place: { ...search('cena:..150500'), unreadable: { 'f.cena.min': '1e3' } } },
  play: async ({ canvasElement }) => {
    const wrong = await waitFor(() => {
      const found = canvasElement.querySelector<HTMLInputElement>('[name="f.cena.min"]');
      if (!found) throw new Error('The form is not there yet.');
      return found;
    });
    await expect(wrong).toHaveValue('1e3');
    await expect(wrong).toHaveAccessibleDescription(/12[.,]500/);
    const read = canvasElement.querySelector<HTMLInputElement>('[name="f.cena.max"]');
    await expect(read?.value).toMatch(/^150[.,]500$/);
    await userEvent.clear(wrong);
    await userEvent.type(wrong, '2500');
    await userEvent.tab();
    await expect(wrong).toBeValid();
  },
};

/** A make is found by its name without marks. [M51] */
export const FindsAMake: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByLabelText(/pronađi marku|find a make/i);
    const form = formOf(field);
    await userEvent.type(field, 'skod');
    await expect(form.getByLabelText(/Škoda/)).toBeVisible();
    await expect(form.queryByRole('checkbox', { name: /Volkswagen/ })).toBeNull();
  },
};

/** Without a promoted group the ads follow the title of the page: no level of headings is left out. */
const expectAdsBelowTitle = async (canvas: HTMLElement) => {
  await waitFor(() => expect(canvas.querySelector('h2 a')).not.toBeNull());
  await expect(canvas.querySelector('h3')).toBeNull();
};

/** Chips show the chosen filters; each leads to the list without it. */
export const Chosen: Story = {
  args: { place: search('vozilo:volkswagen;cena:5000..35000;godiste:2017..;gorivo:dizel*benzin', { financing: true }) },
  play: async ({ canvasElement }) => {
    await expectAdsBelowTitle(canvasElement);
    await expect(await howMany(canvasElement)).toHaveTextContent(/filter/);
  },
};

/** Sorted by the visitor: no promoted group, tiers are labels only. [T28] */
export const SortedByPrice: Story = {
  args: { place: search('', { sorting: { field: 'price', direction: 'asc' } }) },
  play: ({ canvasElement }) => expectAdsBelowTitle(canvasElement),
};

/** The filter whose removal brings most ads is named. [M51] */
export const Empty: Story = {
  args: { place: search('cena:..100') },
  beforeEach: ({ msw }) => msw.use(emptyCatalog()),
};

/** Words that were read as a filter are a chip to remove; words that no ad holds are named. [M08] */
export const WordsRead: Story = {
  args: { place: search('', { q: 'golf limuna do 5000' }) },
  beforeEach: ({ msw }) => msw.use(wordsRead()),
  play: async ({ canvasElement }) => {
    const searching = (q: string) => canvasElement.querySelector(`a[href$="?q=${q}"]`);
    await waitFor(() => expect(searching('golf')).toBeVisible());
    await expect(searching('golf%20limuna')).toHaveAccessibleName(/5[.,]?000/);
  },
};

/** An address with longer words than are looked for. */
export const WordsCut: Story = { args: { place: { ...search('', { q: 'golf '.repeat(39).trim() }), isCut: true } } };

/** A page beyond the last one. */
export const BeyondTheEnd: Story = { args: { place: search('', { page: 999 }) } };

/** An unknown filter of an old link. */
export const UnknownFilter: Story = { args: { place: search('gorivo:dizel;boja-dugmeta:zelena') } };

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(slow(listAds)), play: stillReads };

/** Broken never looks like empty. [T15] */
export const Failed: Story = { beforeEach: ({ msw }) => msw.use(failing(listAds, 'unavailable')) };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** The longest words of all. */
export const InGerman: Story = {
  args: { place: search('vozilo:volkswagen;cena:5000..35000;odrzavanje:prvi-vlasnik*garancija') },
  globals: { language: 'de' },
};
