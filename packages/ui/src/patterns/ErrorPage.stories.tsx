import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AdCard } from '../AdCard/AdCard.tsx';
import { Button } from '../Button/Button.tsx';
import { CategoryTiles } from '../CategoryTiles/CategoryTiles.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { FavouriteButton } from '../FavouriteButton/FavouriteButton.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Row } from '../Row/Row.tsx';
import { audi, bmw, clio, duster, octavia, passat } from '../samples/ads.ts';
import { SearchInput } from '../SearchInput/SearchInput.tsx';
import { SectionHead } from '../SectionHead/SectionHead.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { Text } from '../Text/Text.tsx';
import type { AdCardData } from '../AdCard/AdCardData.ts';
import { SitePage } from './SitePage.tsx';

const meta = {
  title: 'Patterns/Error page',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Ads({ ads }: { ads: AdCardData[] }) {
  return (
    <Grid layout="ads4">
      {ads.map((ad) => (
        <AdCard
          key={ad.title}
          ad={ad}
          layout="grid"
          actions={<FavouriteButton variant="onPhoto" label={`Sačuvaj: ${ad.title}`} pressed={false} />}
        />
      ))}
    </Grid>
  );
}

/** The page does not exist: a search and the ways that most readers wanted. */
export const NotFound: Story = {
  render: () => (
    <SitePage>
      <ErrorState
        code="Greška 404"
        title="Ova stranica ne postoji"
        sentence="Adresa je pogrešna ili je stranica premeštena. Oglasi se traže po marki, modelu ili broju oglasa."
        outline="wagon"
        actions={
          <>
            <Button variant="primary" href="#home">
              Na početnu
            </Button>
            <Button href="#vehicles">Sva vozila</Button>
            <Button variant="ghost" href="#report">
              Prijavi vezu
            </Button>
          </>
        }
      >
        <form action="#search" role="search" aria-label="Pretraga oglasa">
          <Row>
            <div style={{ flex: '0 1 384px' }}>
              <SearchInput id="search" name="q" label="Marka, model ili broj oglasa" />
            </div>
            <Button type="submit" variant="ink">
              Traži
            </Button>
          </Row>
        </form>
      </ErrorState>
      <Stack gap={2}>
        <Heading level={2} size="h3">
          Možda tražite
        </Heading>
        <CategoryTiles
          tiles={[
            { label: 'Limuzine', href: '#sedan', outline: 'sedan' },
            { label: 'Karavani', href: '#wagon', outline: 'wagon' },
            { label: 'SUV', href: '#suv', outline: 'suv' },
            { label: 'Dostavna', href: '#van', outline: 'van' },
            { label: 'Motocikli', href: '#motorcycle', outline: 'motorcycle' },
            { label: 'Kampovi', href: '#camper', outline: 'camper' },
          ]}
        />
      </Stack>
    </SitePage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Ova stranica ne postoji' })).toBeVisible();
    await expect(canvas.getByRole('search', { name: 'Pretraga oglasa' })).toBeVisible();
  },
};

/** The ad is gone: which car it was, and ads like it. */
export const Gone: Story = {
  render: () => (
    <SitePage>
      <ErrorState
        code="Greška 410"
        title="Ovaj automobil je prodat"
        sentence="Volkswagen Golf 1.6 TDI iz 2016. skinut je 14. novembra, posle 23 dana. Tražena cena je bila 8.900 €."
        outline="hatch"
        actions={
          <>
            <Button variant="primary" href="#similar">
              Pogledaj 214 sličnih
            </Button>
            <Button icon="bell" href="#alert">
              Javi mi za nove
            </Button>
          </>
        }
      />
      <Stack gap={2}>
        <SectionHead id="similar" title="Slično onome što ste tražili" />
        <Ads ads={[clio, octavia, duster, bmw]} />
      </Stack>
    </SitePage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Volkswagen Golf/)).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
  },
};

/** A failure of ours: what was typed is kept, and a number for support. */
export const ServerFailed: Story = {
  render: () => (
    <SitePage>
      <ErrorState
        code="Greška 500"
        title="Nešto se pokvarilo kod nas"
        sentence="Podaci koje ste uneli su sačuvani u ovom pregledaču. Pokušajte ponovo za koji minut."
        outline="forklift"
        actions={
          <>
            <Button variant="primary" icon="refresh-cw">
              Pokušaj ponovo
            </Button>
            <Button href="#status">Stanje sistema</Button>
          </>
        }
      >
        <Row>
          <Text role="small" tone="secondary">
            Oznaka za podršku
          </Text>
          <Text role="small" strong>
            7f3a-20c1
          </Text>
          <IconButton icon="copy" label="Kopiraj oznaku" size="small" />
        </Row>
      </ErrorState>
    </SitePage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Pokušaj ponovo' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Kopiraj oznaku' })).toBeVisible();
  },
};

/** No connection: what is on the device, and what waits to be sent. */
export const Offline: Story = {
  render: () => (
    <SitePage>
      <ErrorState
        title="Niste na mreži"
        sentence="Nema veze od 10:42. Oglasi koje ste otvorili su i dalje ovde. Poruke i nacrti se šalju kada se veza vrati."
        sign="wifi-off"
        actions={
          <>
            <Button variant="primary" icon="refresh-cw">
              Pokušaj ponovo
            </Button>
            <Tag tone="caution" icon="hourglass">
              1 poruka čeka
            </Tag>
          </>
        }
      />
      <Stack gap={2}>
        <SectionHead
          id="saved"
          title="Sačuvano na ovom uređaju"
          action={
            <Text role="small" tone="secondary">
              12 oglasa iz istorije
            </Text>
          }
        />
        <Ads ads={[passat, audi, bmw, octavia]} />
      </Stack>
    </SitePage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 poruka čeka')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
  },
};
