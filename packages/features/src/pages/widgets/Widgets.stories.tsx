import type { LanguageValue } from '@volan/domain-rules';
import { fixtures } from '@volan/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inSite } from '../../stories/inSite.tsx';
import { AdsWidget } from './AdsWidget.tsx';
import { PriceBadgeWidget } from './PriceBadgeWidget.tsx';
import { SearchWidget } from './SearchWidget.tsx';
import { StockWidget } from './StockWidget.tsx';
import { sampleAds, samplePlace, sampleSearch, sampleStock } from '../../stories/widgetSamples.ts';

const meta = {
  title: 'Partners/Widgets',
  component: AdsWidget,
  decorators: [inSite],
  args: { ads: sampleAds.slice(0, 6), total: 58, place: samplePlace, isStrip: false },
  globals: { brand: 'volan', language: 'rs' satisfies LanguageValue },
} satisfies Meta<typeof AdsWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

/** `volan-ads`: each ad has the same height, for any text. [M65] */
export const Ads: Story = {
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('article').map((ad) => ad.getBoundingClientRect().height);
    await expect(new Set(heights).size).toBe(1);
  },
};
export const AdsInOneLine: Story = { args: { ads: sampleAds.slice(0, 12), isStrip: true } };
export const NoAds: Story = { args: { ads: [], total: 0 } };

/** `volan-stock`: make, order and pages inside; its links are those of the company's page. [M65] */
export const Stock: Story = {
  render: () => <StockWidget {...sampleStock} />,
  play: async ({ canvas }) => {
    const next = canvas.getByRole('link', { name: 'Sledeća stranica' });
    await expect(next).toHaveAttribute('href', '/companies/auto-kuca-dunav?page=2');
    await expect(canvas.queryByRole('link', { name: 'Prethodna stranica' })).toBeNull();
  },
};
export const LastPageOfStock: Story = {
  render: () => <StockWidget {...sampleStock} page={3} ads={sampleAds.slice(0, 2)} />,
};

/** `volan-search`: models wait for a make. [M65] */
export const Search: Story = {
  render: () => <SearchWidget {...sampleSearch} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Prikaži 12.846 oglasa' })).toBeVisible();
    await expect(canvas.getByRole('option', { name: 'Prvo izaberite marku' })).toBeDisabled();
  },
};
export const SearchWithMake: Story = {
  render: () => (
    <SearchWidget
      {...sampleSearch}
      chosen={new URLSearchParams('f.vozilo=volkswagen')}
      models={[{ slug: 'golf', title: 'Golf' }]}
      total={509}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Marka' })).toHaveValue('volkswagen');
    await expect(canvas.getByRole('option', { name: 'Golf' })).toHaveValue('volkswagen.golf');
  },
};

/** `volan-price-badge`: the distance from the median in money, and how it is rated on press. [M65, N03] */
export const PriceBadge: Story = { render: () => <PriceBadgeWidget ad={fixtures.ad('rs', 1)} /> };
export const NoRating: Story = {
  render: () => <PriceBadgeWidget ad={{ ...fixtures.ad('rs', 1), price_comparison: { kind: 'damaged' } }} />,
};
