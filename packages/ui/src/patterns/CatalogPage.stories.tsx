import type { Meta, StoryObj } from '@storybook/react-vite';
import { ActiveFilters } from '../ActiveFilters/ActiveFilters.tsx';
import { AdCard } from '../AdCard/AdCard.tsx';
import type { AdCardData } from '../AdCard/AdCardData.ts';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { CompareButton } from '../CompareButton/CompareButton.tsx';
import { Container } from '../Container/Container.tsx';
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

function CatalogPage({ layout }: CatalogPageProps) {
  const cards = ads.map((ad, index) => (
    <AdCard
      key={ad.title}
      ad={ad}
      layout={layout}
      headingLevel={2}
      first={index === 0}
      actions={<Actions ad={ad} layout={layout} />}
    />
  ));
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
          count="12.846 oglasa odgovara filterima"
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
            {layout === 'list' ? <Stack gap={1.5}>{cards}</Stack> : <Grid layout="ads3">{cards}</Grid>}
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
          </Stack>
        </Grid>
      </Container>
      <Footer {...footer} />
    </>
  );
}

const meta = {
  title: 'Patterns/Catalog',
  component: CatalogPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CatalogPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = { args: { layout: 'list' } };
export const InGrid: Story = { args: { layout: 'grid' } };
export const OnAPhone: Story = { args: { layout: 'list' }, globals: { viewport: { value: 'phone' } } };
