import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ActiveFilters } from '../ActiveFilters/ActiveFilters.tsx';
import { AdCard } from '../AdCard/AdCard.tsx';
import type { AdCardData } from '../AdCard/AdCardData.ts';
import { AdCardSkeleton } from '../AdCard/AdCardSkeleton.tsx';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../Button/Button.tsx';
import { CompareButton } from '../CompareButton/CompareButton.tsx';
import { Container } from '../Container/Container.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { FavouriteButton } from '../FavouriteButton/FavouriteButton.tsx';
import { Footer } from '../Footer/Footer.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Header } from '../Header/Header.tsx';
import { MobileHeader } from '../MobileHeader/MobileHeader.tsx';
import { MobileMenu } from '../MobileMenu/MobileMenu.tsx';
import { pageNumbers } from '../Pagination/pageNumbers.ts';
import { Pagination } from '../Pagination/Pagination.tsx';
import { ResultHeader } from '../ResultHeader/ResultHeader.tsx';
import { audi, bmw, clio, duster, octavia, passat, rav4 } from '../samples/ads.ts';
import { activeFilters, SampleRail } from '../samples/filters.tsx';
import { footer, header, mobileMenu, subHeader } from '../samples/navigation.ts';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import { SortSelect } from '../SortSelect/SortSelect.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { SubHeader } from '../SubHeader/SubHeader.tsx';

const ads = [passat, octavia, rav4, duster, bmw, audi, clio];

interface CatalogPageProps {
  layout: 'list' | 'grid';
  /** What the server answered. */
  state: 'found' | 'loading' | 'nothing' | 'failed';
}

function Actions({ ad, layout }: { ad: AdCardData; layout: 'list' | 'grid' }) {
  if (layout === 'grid') {
    return <FavouriteButton variant="onPhoto" label="Sačuvaj" pressed={ad === duster} />;
  }
  return (
    <>
      <CompareButton label="Uporedi" pressed={ad === octavia} look={ad === passat ? 'words' : 'sign'} />
      <FavouriteButton label="Sačuvaj" pressed={ad === rav4} variant={ad === passat ? 'outlined' : 'plain'} />
    </>
  );
}

/** What stands in the place of the ads. */
function Results({ layout, state }: CatalogPageProps) {
  if (state === 'nothing') {
    return (
      <EmptyState
        icon="search-x"
        title="Nema oglasa za ove filtere"
        help="Uklonite „4 karoserije“ i dobićete 46 oglasa."
        action={
          <Button variant="primary" href="#no-body">
            Ukloni „4 karoserije“
          </Button>
        }
      />
    );
  }
  if (state === 'failed') {
    return (
      <ErrorState
        sign="wifi-off"
        headingLevel={2}
        title="Oglasi nisu učitani"
        sentence="Vaši filteri su sačuvani. Proverite vezu pa pokušajte ponovo."
        actions={<Button variant="primary">Pokušaj ponovo</Button>}
      />
    );
  }
  const cards = ads.map((ad, index) =>
    state === 'loading' ? (
      <AdCardSkeleton key={ad.title} layout={layout} />
    ) : (
      <AdCard
        key={ad.title}
        ad={ad}
        layout={layout}
        headingLevel={2}
        first={index === 0}
        actions={<Actions ad={ad} layout={layout} />}
      />
    ),
  );
  return layout === 'list' ? <Stack gap={1.5}>{cards}</Stack> : <Grid layout="ads3">{cards}</Grid>;
}

const counts = {
  found: '12.846 oglasa odgovara filterima',
  loading: 'Učitavaju se oglasi',
  nothing: 'Nijedan oglas ne odgovara filterima',
  failed: 'Oglasi nisu učitani',
};

/** Filters beside a list, and what the list says when there is nothing to show. [M51] */
function CatalogPage({ layout, state }: CatalogPageProps) {
  return (
    <>
      <SkipLink to="content">Preskoči na sadržaj</SkipLink>
      <Header {...header} />
      <MobileHeader logo={header.logo} links={header.links} menu={{ label: 'Meni', sheet: mobileMenu.id }} />
      <SubHeader {...subHeader} />
      <MobileMenu {...mobileMenu} />
      <Container as="main" id="content" top>
        <Breadcrumbs
          label="Putanja"
          crumbs={[
            { label: 'Početna', href: '#home' },
            { label: 'Vozila', href: '#vehicles' },
            { label: 'Automobili' },
          ]}
        />
        <ResultHeader
          title="Polovni automobili"
          count={counts[state]}
          filters={{ label: 'Filteri', sheet: 'filters', badge: { count: '4', label: 'izabrana' } }}
        >
          <SortSelect
            label="Sortiraj"
            orders={[
              { label: 'Najnoviji prvo', href: '#newest', current: true },
              { label: 'Najjeftiniji prvo', href: '#cheapest' },
              { label: 'Najmanja kilometraža', href: '#mileage' },
            ]}
          />
          <SegmentedControl
            label="Prikaz"
            segments={[
              { label: 'Lista', icon: 'list', href: '#list', current: layout === 'list' },
              { label: 'Mreža', icon: 'layout-grid', href: '#grid', current: layout === 'grid' },
            ]}
          />
        </ResultHeader>
        <Grid layout="catalog">
          <SampleRail />
          <Stack gap={2}>
            <ActiveFilters {...activeFilters} />
            <Results layout={layout} state={state} />
            {state === 'found' && (
              <Pagination
                label="Stranice"
                current={1}
                pageLabel="Strana"
                previous={{ label: 'Prethodna strana' }}
                next={{ label: 'Sledeća strana', href: '#page-2' }}
                pages={pageNumbers(1, 536).map((page) =>
                  page === 'gap' ? page : { page, text: String(page), href: `#page-${page}` },
                )}
              />
            )}
          </Stack>
        </Grid>
      </Container>
      <Footer {...footer} />
    </>
  );
}

const meta = {
  title: 'Patterns/List with filters',
  component: CatalogPage,
  args: { layout: 'list', state: 'found' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CatalogPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const InGrid: Story = { args: { layout: 'grid' } };

/** Places in their final size; the count says that they load. */
export const Loading: Story = {
  args: { state: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('article')).toBeNull();
    await expect(canvas.getByText('Učitavaju se oglasi')).toBeVisible();
  },
};

/** M51: names the narrowest filter and removes it with one press. */
export const NothingFound: Story = {
  args: { state: 'nothing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ukloni „4 karoserije“' })).toHaveAttribute('href', '#no-body');
  },
};
export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Pokušaj ponovo' })).toBeVisible();
  },
};
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};
