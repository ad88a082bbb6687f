import type { LanguageValue } from '@volan/domain-rules';
import { fixtures } from '@volan/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inSite, untilRead } from '../../../stories/inSite.tsx';
import { SavedFastAdsPage } from './SavedFastAdsPage.tsx';

const ads = fixtures.fastAds('rs').slice(2, 5);
const metaOf = (total: number) => ({ page: 1, pages: 1, per_page: 24, total, more: false });

const meta = {
  title: 'Pages/Saved fast ads',
  component: SavedFastAdsPage,
  decorators: [inSite],
  play: untilRead,
  args: { ads, meta: metaOf(ads.length) },
  parameters: { layout: 'fullscreen' },
  globals: { brand: 'volan', language: 'rs' satisfies LanguageValue },
} satisfies Meta<typeof SavedFastAdsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each bookmark takes its ad away. [B40] */
export const Full: Story = {
  play: async (context) => {
    await untilRead(context);
    const { canvas } = context;
    await expect(canvas.getByText('3 oglasa na klik')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ukloni: Kupe, registrovan' })).toBeVisible();
  },
};

/** The bookmark was pressed without a script. */
export const Asked: Story = { args: { asked: fixtures.fastAdDetails('rs')[0] } };
export const Empty: Story = { args: { ads: [], meta: metaOf(0) } };
