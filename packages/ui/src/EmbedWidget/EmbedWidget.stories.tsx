import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AdCard } from '../AdCard/AdCard.tsx';
import { AdCardSkeleton } from '../AdCard/AdCardSkeleton.tsx';
import { Button } from '../Button/Button.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { PriceRating } from '../PriceRating/PriceRating.tsx';
import { PriceRatingTag } from '../PriceRating/PriceRatingTag.tsx';
import { Row } from '../Row/Row.tsx';
import { expectToFit } from '../samples/expectToFit.ts';
import { homeAds } from '../samples/homeAds.ts';
import { SampleSearchFields } from '../samples/search.tsx';
import { Text } from '../Text/Text.tsx';
import docs from './EmbedWidget.docs.ts';
import { EmbedGrid } from './EmbedGrid.tsx';
import { EmbedWidget } from './EmbedWidget.tsx';
import * as styles from './HostPage.css.ts';
import { formats } from '../samples/formats.ts';

const words = { veryGood: 'Vrlo dobra', good: 'Dobra', fair: 'Realna', high: 'Visoka', veryHigh: 'Vrlo visoka' };
const stock = homeAds.slice(0, 6).map((ad) => ({ ...ad, facts: ad.facts.slice(0, 2), place: undefined }));

const meta = {
  title: 'Marketplace/EmbedWidget',
  component: EmbedWidget,
  args: {
    id: 'stock',
    brand: 'volan',
    theme: 'light',
    language: 'sr-Latn',
    kind: 'grid',
    title: 'Naša vozila',
    note: '58 vozila',
    mark: 'wheel',
    source: 'Ponuda sa sajta Volan',
    about: { label: 'O vidžetu', href: '#widget' },
    children: (
      <>
        <EmbedGrid>
          {stock.map((ad) => (
            <AdCard key={ad.href} ad={ad} layout="grid" />
          ))}
        </EmbedGrid>
        <Button href="#all" block>
          Sva vozila
        </Button>
      </>
    ),
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof EmbedWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

/** DESIGN-2 7: nothing of a loud host page comes in, and three columns above 520 px. */
export const OnAForeignPage: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <div className={styles.host}>
      <EmbedWidget {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const widget = canvas.getByRole('region', { name: 'Naša vozila' });
    const { fontSize, textTransform, letterSpacing, textAlign, fontStyle } = getComputedStyle(widget);
    await expect([fontSize, textTransform, letterSpacing, fontStyle]).toEqual(['15px', 'none', 'normal', 'normal']);
    await expect(textAlign).toBe('start');
    const lefts = canvas.getAllByRole('article').map((card) => Math.round(card.getBoundingClientRect().left));
    await expect(new Set(lefts).size).toBe(3);
  },
};

/** The width of its place decides: two columns below 520 px on the widest window. */
export const InANarrowColumn: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <div className={styles.column}>
      <EmbedWidget {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const lefts = canvas.getAllByRole('article').map((card) => Math.round(card.getBoundingClientRect().left));
    await expect(new Set(lefts).size).toBe(2);
  },
};

/** Another brand and scheme than the page around it. */
export const DarkOnALightPage: Story = {
  args: { id: 'dark', brand: 'gearlane', theme: 'dark', mark: 'gate', source: 'Ponuda sa sajta Gearlane' },
  play: async ({ canvas }) => {
    const widget = canvas.getByRole('region');
    await expect(getComputedStyle(widget).colorScheme).toBe('dark');
  },
};
export const Search: Story = {
  args: {
    id: 'search',
    kind: 'search',
    title: 'Pronađi vozilo',
    note: undefined,
    children: (
      <form action="#search">
        <Grid layout="pair">
          <SampleSearchFields />
        </Grid>
        <Button type="submit" variant="primary" icon="search" block>
          {formats.count('catalog.show-ads', 12_846)}
        </Button>
      </form>
    ),
  },
};
export const PriceBadge: Story = {
  render: (args) => (
    <div className={styles.column}>
      <EmbedWidget
        id="price"
        kind="price"
        label="Ocena cene"
        brand={args.brand}
        theme={args.theme}
        language={args.language}
        mark={args.mark}
        source={args.source}
        about={args.about}
      >
        <Row justify="between" wrap>
          <PriceRatingTag rating="good">Dobra cena</PriceRatingTag>
          <Text as="strong" role="title">
            {formats.price(17_990)}
          </Text>
        </Row>
        <PriceRating rating="good" label="Ocena cene: dobra." labels={words} />
        <Text role="caption" tone="secondary">
          1.510 € ispod medijane, 17 sličnih oglasa
        </Text>
      </EmbedWidget>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Ocena cene' })).toBeVisible();
  },
};

/** The height is reserved before anything arrives. */
export const Loading: Story = {
  args: {
    loading: true,
    note: undefined,
    children: (
      <EmbedGrid>
        {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((key) => (
          <AdCardSkeleton key={key} layout="grid" />
        ))}
      </EmbedGrid>
    ),
  },
  play: async ({ canvas }) => {
    const widget = canvas.getByRole('region', { name: 'Naša vozila' });
    await expect(widget).toHaveAttribute('aria-busy', 'true');
    await expect(widget.getBoundingClientRect().height).toBeGreaterThanOrEqual(480);
  },
};
export const LongWords: Story = {
  args: {
    kind: 'search',
    title: 'Gebrauchtfahrzeugbestandsübersicht',
    note: '12.345.678.901 Gebrauchtfahrzeuge',
    source: 'Gebrauchtfahrzeuganzeigen von Volan',
    about: { label: 'Informationen', href: '#about' },
  },
  globals: { viewport: { value: 'small' } },
  play: expectToFit,
};
