import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CompareButton } from '../CompareButton/CompareButton.tsx';
import { FavouriteButton } from '../FavouriteButton/FavouriteButton.tsx';
import { Grid } from '../Grid/Grid.tsx';
import {
  bmw,
  clio,
  damagedAd,
  duster,
  longWords,
  noPicture,
  octavia,
  passat,
  reservedAd,
  soldAd,
} from '../samples/ads.ts';
import { Stack } from '../Stack/Stack.tsx';
import docs from './AdCard.docs.ts';
import { AdCard } from './AdCard.tsx';
import { AdCardSkeleton } from './AdCardSkeleton.tsx';
import { formats } from '../samples/formats.ts';

const meta = {
  title: 'Marketplace/AdCard',
  component: AdCard,
  args: {
    ad: duster,
    headingLevel: 2,
    actions: (
      <>
        <CompareButton label="Uporedi" pressed={false} />
        <FavouriteButton label="Sačuvaj" pressed={false} />
      </>
    ),
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof AdCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheList: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Dacia Duster 1.5 dCi 4x4' });
    await expect(link.closest('h2')).not.toBeNull();
    await expect(link).not.toContainElement(canvas.getByRole('button', { name: 'Uporedi' }));
  },
};
export const Top: Story = { args: { ad: octavia } };
export const Xl: Story = { args: { ad: passat } };
const showsDamage: Story['play'] = async ({ canvas }) => {
  await expect(canvas.getByText('Oštećeno')).toBeVisible();
};
export const Damaged: Story = { args: { ad: damagedAd }, play: showsDamage };
export const DamagedInAGrid: Story = {
  args: { ad: damagedAd, layout: 'grid', actions: undefined },
  play: showsDamage,
};
/** A buyer was found, and the ad is still active. */
export const Reserved: Story = {
  args: { ad: reservedAd },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rezervisano')).toBeVisible();
  },
};
export const Sold: Story = { args: { ad: soldAd } };
export const WithoutPicture: Story = {
  args: { ad: noPicture },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Bez slike, karavan' })).toBeVisible();
  },
};
export const LongWords: Story = { args: { ad: longWords } };
export const LongWordsOnAPhone: Story = {
  args: { ad: longWords },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
/** Between a phone and a desktop the photo is beside the words, as on a desktop. */
export const OnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  render: (args) => (
    <Stack gap={1.5}>
      {[duster, longWords, passat].map((ad) => (
        <AdCard key={ad.title} {...args} ad={ad} />
      ))}
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [photo] = [...canvasElement.querySelectorAll('article img')].map((img) => img.getBoundingClientRect());
    const title = canvas.getByRole('link', { name: duster.title }).getBoundingClientRect();
    await expect(photo?.width).toBeLessThan(240);
    await expect(title.left).toBeGreaterThan(photo?.right ?? Number.NaN);
    const xl = canvas.getByRole('link', { name: passat.title }).closest('article');
    await expect(xl?.querySelector('img')?.getBoundingClientRect().height).toBeLessThan(300);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(768);
  },
};
export const InAGrid: Story = {
  args: { actions: <FavouriteButton label="Sačuvaj" pressed={false} variant="onPhoto" /> },
  render: (args) => (
    <Grid layout="ads4">
      {[passat, octavia, soldAd, longWords].map((ad) => (
        <AdCard key={ad.title} {...args} ad={ad} layout="grid" />
      ))}
    </Grid>
  ),
};
/** The first tile of the home page: five facts, and a photo that takes the height that is left. */
export const Featured: Story = {
  args: {
    ad: { ...octavia, tier: undefined },
    layout: 'featured',
    actions: <FavouriteButton label="Sačuvaj" pressed={false} variant="onPhoto" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('85 kW (116 KS)')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Škoda Octavia Combi 1.6 TDI' })).toBeVisible();
  },
};
export const SoldInAGrid: Story = { args: { ad: soldAd, layout: 'grid', actions: undefined } };

/** A Chinese name and a price of eleven digits stay inside the card. */
export const ChineseNameAndLargePrice: Story = {
  args: {
    ad: {
      ...duster,
      title: '比亚迪汉EV创世版四驱尊荣型长续航智能驾驶高阶版'.repeat(3),
      line: undefined,
      price: formats.price(12_345_678_901),
    },
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12.345.678.901 €')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
export const Compact: Story = {
  render: () => (
    <Stack gap={2}>
      {[bmw, clio].map((ad) => (
        <AdCard key={ad.title} ad={ad} layout="compact" headingLevel={2} />
      ))}
    </Stack>
  ),
};
export const Loading: Story = {
  render: () => (
    <Stack gap={2}>
      <AdCardSkeleton layout="xl" />
      <AdCardSkeleton />
      <Grid layout="ads4">
        {['first', 'second', 'third', 'fourth'].map((key) => (
          <AdCardSkeleton key={key} layout="grid" />
        ))}
      </Grid>
      <AdCardSkeleton layout="compact" />
    </Stack>
  ),
};
