import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CompareButton } from '../CompareButton/CompareButton.tsx';
import { FavouriteButton } from '../FavouriteButton/FavouriteButton.tsx';
import { expectToFit } from '../samples/expectToFit.ts';
import { germanWord, longPrice } from '../samples/extremes.ts';
import docs from './AdBar.docs.ts';
import { AdBar } from './AdBar.tsx';

const meta = {
  title: 'Navigation/AdBar',
  component: AdBar,
  args: {
    back: { label: 'Nazad na rezultate', href: '#results' },
    position: {
      text: '4 od 12.846',
      previous: { label: 'Prethodni oglas', href: '#previous' },
      next: { label: 'Sledeći oglas', href: '#next' },
    },
    actions: (
      <>
        <CompareButton label="Uporedi" pressed={false} />
        <FavouriteButton label="Sačuvaj" pressed={false} />
      </>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    componentDocs: docs,
  },
} satisfies Meta<typeof AdBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FromResults: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(62);
    await expect(canvas.getByRole('link', { name: 'Sledeći oglas' })).toHaveAttribute('rel', 'next');
  },
};
export const FirstOfTheResults: Story = {
  args: { position: { text: '1 od 12.846', next: { label: 'Sledeći oglas', href: '#next' } } },
};

/** Opened from elsewhere: it has no position in results. */
export const WithoutPosition: Story = { args: { position: undefined } };

/** The way back keeps its words for screen readers, and nothing leaves the screen. */
export const OnAPhone: Story = {
  args: { back: { label: 'Zurück zu den Suchergebnissen', href: '#results' } },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Zurück zu den Suchergebnissen' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const Extremes: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    back: { label: germanWord, href: '#results' },
    position: {
      text: `1.204.000 / ${longPrice.slice(0, 10)}`,
      previous: { label: 'Prethodni oglas', href: '#previous' },
      next: { label: 'Sledeći oglas', href: '#next' },
    },
  },
  play: expectToFit,
};
