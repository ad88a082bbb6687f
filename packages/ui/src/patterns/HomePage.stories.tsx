import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AdCard } from '../AdCard/AdCard.tsx';
import type { AdCardData } from '../AdCard/AdCardData.ts';
import { BannerSlot } from '../BannerSlot/BannerSlot.tsx';
import { Button } from '../Button/Button.tsx';
import { CompanyCard } from '../CompanyCard/CompanyCard.tsx';
import { Container } from '../Container/Container.tsx';
import { CountedTiles } from '../CountedTiles/CountedTiles.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { FastSearchRow } from '../FastSearchRow/FastSearchRow.tsx';
import { FavouriteButton } from '../FavouriteButton/FavouriteButton.tsx';
import { Footer } from '../Footer/Footer.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Header } from '../Header/Header.tsx';
import { Hero } from '../Hero/Hero.tsx';
import { HistoryStrip } from '../HistoryStrip/HistoryStrip.tsx';
import { MobileHeader } from '../MobileHeader/MobileHeader.tsx';
import { MobileMenu } from '../MobileMenu/MobileMenu.tsx';
import { PromotedStrip } from '../PromotedStrip/PromotedStrip.tsx';
import { QuickAdGrid } from '../QuickAdTile/QuickAdGrid.tsx';
import { QuickAdTile } from '../QuickAdTile/QuickAdTile.tsx';
import { audi, bmw, clio, duster } from '../samples/ads.ts';
import { categories } from '../samples/categoryTiles.ts';
import { companies } from '../samples/companies.ts';
import { viewedAds } from '../samples/history.ts';
import { homeAds } from '../samples/homeAds.ts';
import { footer, header, mobileMenu, subHeader } from '../samples/navigation.ts';
import { quickAds } from '../samples/quickAds.ts';
import { SampleSearchFields } from '../samples/search.tsx';
import { shortcuts } from '../samples/shortcuts.ts';
import { SearchBox } from '../SearchBox/SearchBox.tsx';
import { SectionHead } from '../SectionHead/SectionHead.tsx';
import { Sections } from '../Sections/Sections.tsx';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import { StepsPanel } from '../StepsPanel/StepsPanel.tsx';
import { SubHeader } from '../SubHeader/SubHeader.tsx';
import { TierLabel } from '../TierLabel/TierLabel.tsx';

interface HomePageProps {
  /** A reader who was here before, or the first visit of a new market. */
  reader: 'known' | 'new';
  /** Newest ads, companies and a banner as well. */
  allParts: boolean;
}

const favouriteOf = ({ title }: AdCardData) => (
  <FavouriteButton variant="onPhoto" label="Sačuvaj" pressed={title.startsWith('Mercedes')} />
);

function Newest() {
  return (
    <section aria-labelledby="newest">
      <SectionHead id="newest" title="Najnoviji oglasi" all={{ label: 'Svi oglasi', href: '#newest' }} />
      <Grid layout="ads4">
        {[bmw, duster, clio, audi].map((ad) => (
          <AdCard key={ad.title} ad={{ ...ad, href: `${ad.href}-newest` }} layout="grid" />
        ))}
      </Grid>
    </section>
  );
}

function Companies() {
  return (
    <section aria-labelledby="companies">
      <SectionHead id="companies" title="Auto-placevi i saloni" all={{ label: 'Svi prodavci', href: '#companies' }} />
      <Grid layout="ads3">
        {companies.slice(0, 3).map((company) => (
          <CompanyCard key={company.name} company={company} openLabel="Pogledaj ponudu" headingLevel={3} />
        ))}
      </Grid>
    </section>
  );
}

/** Every part of the home page in the order of the design. [M50] */
function HomePage({ reader, allParts }: HomePageProps) {
  const known = reader === 'known';
  return (
    <>
      <SkipLink to="content">Pređi na sadržaj</SkipLink>
      <Header {...header} />
      <MobileHeader logo={header.logo} links={header.links} menu={{ label: 'Otvori meni', sheet: mobileMenu.id }} />
      <SubHeader {...subHeader} />
      <MobileMenu {...mobileMenu} />
      <main id="content" tabIndex={-1}>
        <Hero picture={{ src: '/pictures/karavan-tamnoplava.jpg' }}>
          <SearchBox
            id="short-search"
            action="#search"
            title="Pravi auto, bez lutanja."
            lead="48.212 vozila od privatnih prodavaca i auto-placeva širom Srbije."
            submitLabel="Prikaži 48.212 oglasa"
            detailed={{ label: 'Detaljna pretraga', href: '#detailed' }}
          >
            <SampleSearchFields />
          </SearchBox>
        </Hero>
        <Container>
          <Sections>
            <FastSearchRow label="Brza pretraga" shortcuts={shortcuts} />
            <PromotedStrip
              id="promoted"
              title="Istaknuto danas"
              label={<TierLabel tier="home">Na početnoj</TierLabel>}
              all={{ label: 'Svi oglasi', href: '#all' }}
              ads={known ? homeAds : []}
              actionsOf={favouriteOf}
              empty={
                <EmptyState
                  icon="house"
                  title="Danas niko nije na početnoj"
                  help="Vaš oglas može biti prvi, od 6 kredita dnevno."
                  headingLevel={3}
                />
              }
            />
            {known && (
              <HistoryStrip
                id="viewed"
                title="Nastavite gde ste stali"
                all={{ label: 'Istorija pregleda', href: '#history' }}
                ads={viewedAds}
              />
            )}
            {allParts && <Newest />}
            <section aria-labelledby="categories">
              <SectionHead id="categories" title="Kategorije" />
              <CountedTiles tiles={categories} />
            </section>
            {allParts && <BannerSlot place="list" label="Oglas" />}
            <section aria-labelledby="quick">
              <SectionHead
                id="quick"
                title="Oglasi na klik"
                note="Slika, cena, telefon. Oglas za manje od minuta."
                all={{ label: 'Otvori sve', href: '#quick-all' }}
              />
              <QuickAdGrid layout="strip">
                {quickAds.slice(0, 6).map(({ line: _line, ...ad }) => (
                  <QuickAdTile key={ad.title} ad={ad} href={`#${ad.price}`} />
                ))}
              </QuickAdGrid>
            </section>
            {allParts && <Companies />}
            <StepsPanel
              id="sell"
              title="Prodajete auto?"
              steps={[
                'Slikajte vozilo. 20 slika je besplatno.',
                'Upišite podatke i cenu. Oglas je odmah vidljiv.',
                'Po želji ga istaknite, od 6 kredita.',
              ]}
              action={
                <Button variant="primary" size="large" href="#new">
                  Postavi oglas
                </Button>
              }
              picture={{ src: '/pictures/suv-narandzasta.jpg' }}
            />
          </Sections>
        </Container>
      </main>
      <Footer {...footer} />
    </>
  );
}

const meta = {
  title: 'Patterns/Home page',
  component: HomePage,
  args: { reader: 'known', allParts: false },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AReaderWhoWasHere: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('search')).toBeVisible();
  },
};

/** M50: newest ads, companies and a place for a banner. */
export const AllParts: Story = { args: { allParts: true } };

/** The first day of a country: nothing was viewed and nobody pays yet. */
export const FirstVisit: Story = {
  args: { reader: 'new' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Danas niko nije na početnoj')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Nastavite gde ste stali' })).toBeNull();
  },
};
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};
