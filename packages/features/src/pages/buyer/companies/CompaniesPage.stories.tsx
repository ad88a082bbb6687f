import { emptyCompanyQuery, type LanguageValue } from '@volan/domain-rules';
import { fixtures } from '@volan/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inSite, untilRead } from '../../../stories/inSite.tsx';
import { CompaniesPage } from './CompaniesPage.tsx';
import type { CompaniesPageProps } from './CompaniesPageProps.ts';

const companies = fixtures.companies('rs');
const regions = ['RS', 'DE'].flatMap((code) =>
  fixtures
    .regions('rs', code)
    .map(({ id, slug, title }) => ({ id, slug, title, country: code === 'RS' ? 'Srbija' : 'Nemačka' })),
);

/** The list that a search brings. */
const listOf = (found: typeof companies, total = found.length): CompaniesPageProps['meta'] => ({
  total,
  page: 1,
  pages: Math.ceil(total / 24),
  per_page: 24,
  types: { dealer: 9, service: 1, parts: 1 },
});

const meta = {
  title: 'Pages/Companies',
  component: CompaniesPage,
  decorators: [inSite],
  play: untilRead,
  args: { query: emptyCompanyQuery, companies, meta: listOf(companies, 52), regions },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CompaniesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every card is one link; the form and the kinds work without scripts. [B22] */
export const Default: Story = {
  globals: { brand: 'volan', language: 'rs' satisfies LanguageValue },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Auto-placevi, saloni i servisi' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(companies.length);
    await expect(canvas.getByRole('link', { name: /^Auto Kuća Dunav/ })).toHaveAttribute(
      'href',
      '/companies/auto-kuca-dunav',
    );
    await expect(canvas.getByRole('link', { name: /^Servisi/ })).toHaveAttribute('href', '/companies?type=service');
    await expect(canvas.getByRole('searchbox', { name: 'Firma ili mesto' })).toBeVisible();
  },
};

/** The kind stays while words are looked for. */
export const Filtered: Story = {
  args: {
    query: { page: 1, type: 'dealer', region: 'juzna-backa', keyword: 'auto' },
    companies: companies.slice(0, 2),
    meta: listOf(companies.slice(0, 2)),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('auto');
    await expect(canvasElement.querySelector('input[name="type"]')).toHaveValue('dealer');
  },
};
export const Nothing: Story = {
  args: { query: { ...emptyCompanyQuery, keyword: 'qzxwv' }, companies: [], meta: { ...listOf([]), types: {} } },
  globals: { brand: 'volan', language: 'rs' satisfies LanguageValue },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Prikaži sve firme' })).toHaveAttribute('href', '/companies');
  },
};

/** A page beyond the end leads to the first one with the same search. [B22] */
export const BeyondTheEnd: Story = {
  args: { query: { ...emptyCompanyQuery, page: 99, type: 'dealer' }, companies: [], meta: listOf([], 52) },
  globals: { brand: 'volan', language: 'rs' satisfies LanguageValue },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Na prvu stranicu' })).toHaveAttribute(
      'href',
      '/companies?type=dealer',
    );
  },
};

/** Regions could not be read: the rest works. */
export const WithoutRegions: Story = { args: { regions: [] } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
