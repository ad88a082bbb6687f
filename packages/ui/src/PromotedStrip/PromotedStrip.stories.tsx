import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { FavouriteButton } from '../FavouriteButton/FavouriteButton.tsx';
import { longWords, soldAd } from '../samples/ads.ts';
import { homeAds } from '../samples/homeAds.ts';
import { TierLabel } from '../TierLabel/TierLabel.tsx';
import docs from './PromotedStrip.docs.ts';
import { PromotedStrip } from './PromotedStrip.tsx';

const meta = {
  title: 'Marketplace/PromotedStrip',
  component: PromotedStrip,
  args: {
    id: 'promoted',
    title: 'Istaknuto danas',
    label: <TierLabel tier="home">Na početnoj</TierLabel>,
    all: { label: 'Svi oglasi', href: '#all' },
    ads: homeAds,
    actionsOf: (ad) => (
      <FavouriteButton variant="onPhoto" label={`Sačuvaj: ${ad.title}`} pressed={ad.title.startsWith('Mercedes')} />
    ),
    empty: (
      <EmptyState
        icon="house"
        title="Danas niko nije na početnoj"
        help="Vaš oglas može biti prvi, od 6 kredita dnevno."
        headingLevel={3}
      />
    ),
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof PromotedStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** M50: nine ads, the first of two by two, no hole. */
export const NineAds: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Istaknuto danas' })).toBeVisible();
    const boxes = canvas.getAllByRole('listitem').filter((entry) => entry.querySelector('article'));
    await expect(boxes).toHaveLength(9);
    const [first, second, , fourth] = boxes.map((box) => box.getBoundingClientRect());
    await expect(first?.width ?? 0).toBeGreaterThan(1.9 * (second?.width ?? 1));
    await expect(first?.bottom).toBeCloseTo(fourth?.bottom ?? 0, 0);
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const FourAds: Story = { args: { ads: homeAds.slice(0, 4) } };
export const MoreThanNine: Story = {
  args: { ads: [...homeAds, soldAd] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(9);
  },
};
export const Nobody: Story = {
  args: { ads: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Danas niko nije na početnoj')).toBeVisible();
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};
export const Loading: Story = {
  args: { loadingLabel: 'Učitavaju se oglasi', ads: undefined, actionsOf: undefined, empty: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Učitavaju se oglasi');
    await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true');
  },
};
export const LongWords: Story = {
  args: { ads: [longWords, ...homeAds.slice(1, 4), { ...longWords, href: '#second' }] },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
