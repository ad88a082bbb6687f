import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CompareButton } from '../CompareButton/CompareButton.tsx';
import { FavouriteButton } from '../FavouriteButton/FavouriteButton.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { bmw, clio, duster, longWords, noPicture, octavia, passat, soldAd } from '../samples/ads.ts';
import { Stack } from '../Stack/Stack.tsx';
import { AdCard } from './AdCard.tsx';
import { AdCardSkeleton } from './AdCardSkeleton.tsx';

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
  parameters: {
    docs: {
      description: {
        component:
          'An ad in a list: XL and Top by its tier, otherwise by the layout of the list. The title is the one link and the whole card its target; what can be done with the ad stands beside it. The page of an ad has `AdTitle`, `KeyFacts` and `BuyCard` instead.',
      },
    },
  },
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
      <AdCardSkeleton />
      <Grid layout="ads4">
        {['first', 'second', 'third', 'fourth'].map((key) => (
          <AdCardSkeleton key={key} layout="grid" />
        ))}
      </Grid>
    </Stack>
  ),
};
