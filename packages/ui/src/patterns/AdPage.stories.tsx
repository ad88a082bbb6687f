import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdBar } from '../AdBar/AdBar.tsx';
import { AdCard } from '../AdCard/AdCard.tsx';
import type { AdTag } from '../AdCard/AdCardData.ts';
import { AdTitle } from '../AdTitle/AdTitle.tsx';
import { BuyCard } from '../BuyCard/BuyCard.tsx';
import { Button } from '../Button/Button.tsx';
import { CompareButton } from '../CompareButton/CompareButton.tsx';
import { ContactReveal } from '../ContactReveal/ContactReveal.tsx';
import { Container } from '../Container/Container.tsx';
import { DetailsLayout } from '../DetailsLayout/DetailsLayout.tsx';
import { EquipmentList } from '../EquipmentList/EquipmentList.tsx';
import { FavouriteButton } from '../FavouriteButton/FavouriteButton.tsx';
import { Footer } from '../Footer/Footer.tsx';
import { Gallery } from '../Gallery/Gallery.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { KeyFacts } from '../KeyFacts/KeyFacts.tsx';
import { bmw, clio, duster, octavia } from '../samples/ads.ts';
import { pictures, words } from '../samples/gallery.ts';
import { footer } from '../samples/navigation.ts';
import { SellerCard } from '../SellerCard/SellerCard.tsx';
import { SpecList } from '../SpecList/SpecList.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { StickyContactBar } from '../StickyContactBar/StickyContactBar.tsx';
import { Text } from '../Text/Text.tsx';

const promises: AdTag[] = [
  { text: 'Moguće na kredit', icon: 'landmark', tone: 'info' },
  { text: 'Zamena za jeftiniji', icon: 'repeat-2' },
  { text: 'Garancija 12 meseci', icon: 'shield-check', tone: 'positive' },
];

function AdPage() {
  return (
    <>
      <AdBar
        back={{ label: 'Nazad na rezultate', href: '#results' }}
        position={{
          text: '4 od 12.846',
          previous: { label: 'Prethodni oglas', href: '#previous' },
          next: { label: 'Sledeći oglas', href: '#next' },
        }}
        actions={
          <>
            <IconButton icon="share-2" label="Podeli" />
            <CompareButton label="Uporedi" pressed={false} />
            <FavouriteButton label="Sačuvaj" pressed />
          </>
        }
      />
      <Container as="main" id="content" top>
        <Gallery
          id="gallery"
          title="Volkswagen Passat Variant 2.0 TDI"
          pictures={pictures}
          missing={{ outline: 'wagon', label: 'Bez slike, karavan' }}
          words={words}
        />
        <DetailsLayout
          lead={
            <Stack gap={3}>
              <AdTitle
                title="Volkswagen Passat Variant 2.0 TDI"
                line="Comfortline · 7 brzina DSG · kožni volan, panorama, kuka"
                tags={[
                  { text: 'Prvi vlasnik', icon: 'user-check' },
                  { text: 'Kupljen nov u Srbiji', icon: 'flag' },
                ]}
                offer={{ price: '17.990 €', priceNote: 'Cena nije fiksna', tags: promises }}
              />
              <KeyFacts
                facts={[
                  { icon: 'calendar', label: 'Godište', value: '2019.' },
                  { icon: 'gauge', label: 'Kilometraža', value: '142.000 km' },
                  { icon: 'fuel', label: 'Gorivo', value: 'Dizel' },
                  { icon: 'settings-2', label: 'Menjač', value: 'Automatik' },
                  { icon: 'zap', label: 'Snaga', value: '110 kW (150 KS)' },
                  { icon: 'box', label: 'Kubikaža', value: '1.968 cm³' },
                  { icon: 'car', label: 'Karoserija', value: 'Karavan' },
                  { icon: 'stamp', label: 'Registrovan do', value: '03.2027.' },
                ]}
              />
            </Stack>
          }
          aside={
            <BuyCard
              price="17.990 €"
              priceNote="Cena nije fiksna"
              tier={{ kind: 'xl', label: 'XL' }}
              tags={promises}
              contact={
                <>
                  <ContactReveal state="hidden" label="Prikaži broj telefona" busyLabel="Učitava se broj" />
                  <Button size="large" icon="message-circle" block>
                    Pošalji poruku
                  </Button>
                </>
              }
              actions={
                <>
                  <Button variant="ghost" size="small" icon="git-compare-arrows">
                    Uporedi
                  </Button>
                  <Button variant="ghost" size="small" icon="heart">
                    Sačuvaj
                  </Button>
                  <Button variant="ghost" size="small" icon="share-2">
                    Podeli
                  </Button>
                </>
              }
              seller={{
                title: 'Prodavac',
                card: (
                  <SellerCard
                    name="Auto Kuća Dunav"
                    initials="AD"
                    company
                    note="Auto-plac, član od 2014."
                    verified="Proveren prodavac"
                    lines={[
                      { icon: 'map-pin', text: 'Temerinska 84, Novi Sad' },
                      { icon: 'clock', text: 'Pon–sub 9–18 h' },
                      { icon: 'layout-list', text: '58 oglasa ovog prodavca', href: '#seller' },
                    ]}
                    action={<IconButton icon="user-plus" label="Prati prodavca" variant="outlined" size="small" />}
                  />
                ),
              }}
            />
          }
        >
          <Stack gap={2}>
            <Heading level={2}>Opis</Heading>
            <Text measure>
              Vozilo je kupljeno novo u Srbiji, jedan vlasnik, garažirano. Redovno održavano u ovlašćenom servisu,
              poslednji veliki servis na 138.000 km sa zamenom kaiša i ulja u menjaču.
            </Text>
            <Heading level={2}>Specifikacija</Heading>
            <SpecList
              rows={[
                { label: 'Pogon', value: 'Prednji', href: '#drive' },
                { label: 'Emisiona klasa', value: 'Euro 6', href: '#euro' },
                { label: 'Broj vrata', value: '4/5' },
                { label: 'Broj sedišta', value: '5' },
                { label: 'Boja', value: 'Tamnoplava' },
                { label: 'Klima', value: 'Automatska dvozonska' },
                { label: 'Poreklo', value: 'Kupljen nov u Srbiji' },
                { label: 'Oštećenje', value: 'Nije oštećen' },
              ]}
            />
            <Heading level={2}>Oprema</Heading>
            <EquipmentList
              moreLabel="Sva oprema (11)"
              lessLabel="Manje opreme"
              equipment={[
                'Adaptivni tempomat',
                'LED farovi',
                'Navigacija',
                'Parking kamera',
                'Grejanje sedišta',
                'Panoramski krov',
                'Kuka za vuču',
                'Apple CarPlay',
                'Električni gepek',
                'Rezervni točak',
                'Tonirana stakla',
              ]}
            />
          </Stack>
        </DetailsLayout>
        <Heading level={2}>Slična vozila</Heading>
        <Grid layout="ads4">
          {[octavia, duster, bmw, clio].map((ad) => (
            <AdCard key={ad.title} ad={ad} layout="grid" />
          ))}
        </Grid>
      </Container>
      <Footer {...footer} />
      <StickyContactBar label="Kontakt">
        <Button icon="message-circle" grow>
          Poruka
        </Button>
        <Button variant="primary" icon="phone" grow>
          Pozovi
        </Button>
      </StickyContactBar>
    </>
  );
}

const meta = {
  title: 'Patterns/Ad page',
  component: AdPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AdPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Details: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
