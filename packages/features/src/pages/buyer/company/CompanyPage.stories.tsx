import { emptyCatalogQuery, type LanguageValue } from '@volan/domain-rules';
import { listAds } from '@volan/api-contract';
import { emptyCatalog, failing, fixtures, slow } from '@volan/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { CatalogPlace } from '../../../blocks/catalogSearch/catalogPlace.ts';
import { inSite, stillReads, untilRead } from '../../../stories/inSite.tsx';
import { CompanyPage } from './CompanyPage.tsx';
import { CompanyPhonePage } from './CompanyPhonePage.tsx';

const company = fixtures.company('rs', 'auto-kuca-dunav');
const garage = fixtures.company('rs', 'servis-carapic');

const place: CatalogPlace = {
  categorySlug: 'vehicles',
  query: emptyCatalogQuery,
  view: 'grid',
  stockOf: { companySlug: company.slug, seller: company.seller },
};
const stock = { categoryId: company.categories[0]?.id ?? 1, place };

const meta = {
  title: 'Pages/Company',
  component: CompanyPage,
  decorators: [inSite],
  play: untilRead,
  args: { company, stock },
  globals: { brand: 'volan', language: 'rs' satisfies LanguageValue },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CompanyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its ads, hours, address and business facts; no phone number. [M53, M58] */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Auto Kuća Dunav' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Ponuda' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(company.categories[0]?.ads ?? 0);
    await expect(canvas.getByText('Ponedeljak – petak')).toBeVisible();
    await expect(canvas.getByText('09:00–18:00')).toBeVisible();
    await expect(canvas.getByText('101234567')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Prikaži na mapi' })).toHaveAttribute('rel', 'noreferrer nofollow');
    await expect(canvasElement.querySelector('a[href^="tel:"]')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Prijavi prodavca' })).toHaveAttribute(
      'href',
      `/profile/messages/${company.newest_ad}/${company.seller}?report=1`,
    );
  },
};

/** A company is called after a press, also one without ads. [M58] */
export const Called: Story = {
  args: { company: garage, stock: null },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement).not.toHaveTextContent('+381 64 1234567');
    await userEvent.click(canvas.getByRole('button', { name: 'Prikaži broj telefona' }));
    await expect(await canvas.findByRole('link', { name: /\+381 64 1234567/ })).toBeVisible();
  },
};

/** The page that shows the number where no script runs. [M58] */
export const PhonePage: Story = {
  render: () => <CompanyPhonePage company={garage} found={null} failure={null} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: garage.name })).toHaveAttribute('href', '/companies/servis-carapic');
    await expect(canvas.getByRole('button', { name: 'Prikaži broj telefona' })).toBeVisible();
  },
};

/** Days with other hours are below those of the week. [M58] */
export const OtherHours: Story = {
  args: {
    company: {
      ...company,
      hours_exceptions: [
        { from: '2026-12-24', to: '2026-12-24', hours: { opens: '09:00', closes: '12:00' } },
        { from: '2026-12-25', to: '2026-12-27', hours: null },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('09:00–12:00')).toBeVisible();
    await expect(canvas.getByText(/25\.\s*12\.\s*2026\.\s+–\s+27\.\s*12\.\s*2026\./)).toBeVisible();
  },
};

/** No filter fits: the way back stays on the page of the company. */
export const NothingFits: Story = {
  args: { stock: { ...stock, place: { ...place, query: { ...emptyCatalogQuery, q: 'qzxwv' } } } },
  beforeEach: ({ msw }) => msw.use(emptyCatalog()),
  play: async ({ canvas }) => {
    const [back] = await canvas.findAllByRole('link', { name: 'Obriši sve' });
    await expect(back).toHaveAttribute('href', '/companies/auto-kuca-dunav');
  },
};
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(slow(listAds)), play: stillReads };

/** The stock cannot be read: the page says so and shows the rest. [T15] */
export const StockFailed: Story = {
  beforeEach: ({ msw }) => msw.use(failing(listAds, 'unavailable')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Pokušaj ponovo' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'O firmi' })).toBeVisible();
  },
};

/** A garage without ads, logo and picture. */
export const WithoutAds: Story = {
  args: { company: garage, stock: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Firma trenutno nema oglasa')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Prijavi prodavca' })).toBeNull();
  },
};

/** Nothing is known but the name. */
export const FewFacts: Story = {
  args: {
    company: { ...garage, opening_hours: null, address: null, tax_id: null, web: null, description: '' },
    stock: null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Firma nije navela radno vreme.')).toBeVisible();
  },
};
export const LongWords: Story = {
  args: { company: { ...company, name: 'Preduzeće za promet polovnih vozila Đorđević i sinovi Sremski Karlovci' } },
  globals: { viewport: { value: 'small' } },
};
