import {
  getCategory,
  listAds,
  listCategories,
  listCategoryBrands,
  listCompanies,
  listCountries,
  listHomeAds,
  listNavigation,
} from '@volan/api-contract';
import { emptyCatalog, failing, fixtures, mockCall, slow } from '@volan/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inSite, stillReads, untilRead } from '../../../stories/inSite.tsx';
import { HomePage } from './HomePage.tsx';

const meta = {
  // Stories of ads leave a visit in the same browser; here everybody comes for the first time.
  beforeEach: () => localStorage.removeItem('history'),
  title: 'Pages/Home',
  component: HomePage,
  decorators: [inSite],
  play: untilRead,
  parameters: { layout: 'fullscreen' },
  args: { categoryId: 1, picture: { src: '/pictures/karavan-tamnoplava.jpg' } },
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const promoted = /^Istaknuto danas$|^Featured today$/;
const newest = /^Najnoviji oglasi$|^Newest ads$/;

/** Search, shortcuts, nine promoted ads, the newest, the categories. [M50] */
export const AllParts: Story = {
  play: async ({ canvas }) => {
    const section = await canvas.findByRole('region', { name: promoted });
    await expect(await within(section).findAllByRole('article')).toHaveLength(9);
    await expect(await canvas.findAllByRole('heading', { level: 1 })).toHaveLength(1);
    const latest = await canvas.findByRole('region', { name: newest });
    await expect(await within(latest).findAllByRole('article')).toHaveLength(8);
    const shortcuts = await canvas.findByRole('navigation', { name: /^Brza pretraga$|^Fast search$/ });
    await expect((await within(shortcuts).findAllByRole('link')).length).toBeGreaterThanOrEqual(6);
    // Nobody viewed anything and nobody booked a banner: neither takes room.
    await expect(canvas.queryByRole('region', { name: /^Nastavite gde ste stali$|^Pick up/ })).toBeNull();
    await expect(await canvas.findAllByRole('complementary', { name: /^(Oglas|Advertisement): / })).toHaveLength(2);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: promoted });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

/** The narrowest window, in the language with the longest words. */
export const LongWords: Story = {
  globals: { viewport: { value: 'small' }, language: 'de' },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Heute hervorgehoben' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** A make brings its models; the button says how many ads wait behind the choice. [M50] */
export const SearchesWhileChoosing: Story = {
  play: async ({ canvas }) => {
    const form = await canvas.findByRole('search');
    const fields = within(form);
    const model = () => fields.getByRole('combobox', { name: 'Model' });
    await expect(within(model()).getAllByRole('option')).toHaveLength(2);
    const button = fields.getByRole('button');
    const before = button.textContent;
    await userEvent.selectOptions(fields.getByRole('combobox', { name: /^Marka$|^Make$/ }), 'volkswagen');
    await fields.findByRole('option', { name: 'Passat' });
    await fields.findByRole('button', { name: (name) => /\d/.test(name) && name !== before });
    await userEvent.selectOptions(model(), 'volkswagen.passat');
    await expect(model()).toHaveValue('volkswagen.passat');
    // Another make takes the model of the first one away.
    await userEvent.selectOptions(fields.getByRole('combobox', { name: /^Marka$|^Make$/ }), 'skoda');
    await expect(model()).toHaveValue('');
  },
};

/** Another category asks its own short filters. */
export const AnotherCategory: Story = {
  play: async ({ canvas }) => {
    const fields = within(await canvas.findByRole('search'));
    await userEvent.selectOptions(fields.getByRole('combobox', { name: /^Kategorija$|^Category$/ }), '2');
    const make = () => fields.getByRole('combobox', { name: /^Marka$|^Make$/ });
    await waitFor(() => expect(within(make()).queryByRole('option', { name: 'Volkswagen' })).toBeNull());
    await expect(within(make()).getAllByRole('option').length).toBeGreaterThan(1);
  },
};

/** The first day of a country: nobody pays for the place yet, and it is not filled with others. [L19] */
export const NothingPromoted: Story = {
  beforeEach: ({ msw }) => msw.use(mockCall(listHomeAds, () => [])),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Danas nema istaknutih oglasa$|^No ads are featured today$/);
  },
};

/** One seller pays: one large place. */
export const OnePromoted: Story = {
  beforeEach: ({ msw }) => msw.use(mockCall(listHomeAds, (_input, { language }) => fixtures.ads(language).slice(0, 1))),
};

/** No company is open yet, or its list cannot be read. [T15] */
export const NoCompanies: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(listCompanies, () => ({
        data: [],
        meta: { total: 0, page: 1, pages: 0, per_page: 24, types: {} },
      })),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Ovde još nema firmi$|^There are no businesses here yet$/);
  },
};

export const CompaniesFailed: Story = {
  beforeEach: ({ msw }) => msw.use(failing(listCompanies)),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Ovaj deo se nije učitao$|^This part could not be loaded$/);
  },
};

/** A new market without any ad. */
export const NoAds: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      emptyCatalog(),
      mockCall(listHomeAds, () => []),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Ovde još nema oglasa$|^There are no ads here yet$/);
  },
};

/** A part that fails says so; the others are shown. [T15] */
export const PromotedFailed: Story = {
  beforeEach: ({ msw }) => msw.use(failing(listHomeAds)),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Ovaj deo se nije učitao$|^This part could not be loaded$/);
    await expect(canvas.getByRole('region', { name: promoted })).toBeVisible();
    await canvas.findByRole('region', { name: newest });
    await expect(canvas.getAllByText(/^Ovaj deo se nije učitao$|^This part could not be loaded$/)).toHaveLength(1);
  },
};

/** Without numbers the search still leads to the list. [T15] */
export const SearchFailed: Story = {
  beforeEach: ({ msw }) => msw.use(failing(listAds)),
  play: async ({ canvas }) => {
    const form = await canvas.findByRole('search');
    await expect(within(form).getByRole('button', { name: /^Prikaži oglase$|^Show ads$/ })).toBeVisible();
    const section = await canvas.findByRole('region', { name: newest });
    await within(section).findByText(/^Ovaj deo se nije učitao$|^This part could not be loaded$/);
  },
};

/** Without the short filters the way to all ads stays open. [T15] */
export const FiltersFailed: Story = {
  beforeEach: ({ msw }) => msw.use(failing(getCategory), failing(listCategoryBrands)),
  play: async ({ canvas }) => {
    const form = await canvas.findByRole('search');
    await within(form).findByText(/^Filteri se nisu učitali|^The filters could not/);
    await expect(within(form).queryByRole('combobox')).toBeNull();
  },
};

/** A page works without menus and categories. [T15] */
export const WithoutMenus: Story = {
  beforeEach: ({ msw }) => msw.use(failing(listCategories), failing(listNavigation), failing(listCountries)),
};

/** Every place in its final size. */
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(slow(listAds), slow(listHomeAds), slow(getCategory)),
  play: stillReads,
};

/** A brand without a picture of its own. */
export const WithoutPicture: Story = { args: { picture: undefined } };
