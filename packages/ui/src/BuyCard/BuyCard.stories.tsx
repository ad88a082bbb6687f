import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { CompareButton } from '../CompareButton/CompareButton.tsx';
import { FavouriteButton } from '../FavouriteButton/FavouriteButton.tsx';
import { SellerCard } from '../SellerCard/SellerCard.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { expectToFit } from '../samples/expectToFit.ts';
import { germanWord, longPrice, longTitle } from '../samples/extremes.ts';
import docs from './BuyCard.docs.ts';
import { BuyCard } from './BuyCard.tsx';
import { formats } from '../samples/formats.ts';

const meta = {
  title: 'Marketplace/BuyCard',
  component: BuyCard,
  args: {
    price: formats.price(17_990),
    priceNote: 'Cena nije fiksna',
    tier: { kind: 'top', label: 'Top' },
    tags: [{ text: 'Moguće na kredit', icon: 'landmark', tone: 'info' }],
    contact: (
      <Button variant="primary" size="large" icon="phone" block>
        Prikaži broj telefona
      </Button>
    ),
    seller: {
      title: 'Prodavac',
      card: (
        <SellerCard
          name="Milica Đorđević"
          initials="MĐ"
          company={false}
          note="Privatni prodavac, član od 2021."
          lines={[{ icon: 'map-pin', text: 'Novi Sad' }]}
        />
      ),
    },
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof BuyCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PriceAndSeller: Story = {};
export const PriceOnRequest: Story = {
  args: { price: 'Cena na upit', priceNote: undefined, tier: undefined, tags: [] },
};

/** About how much it is in the money of the user, with the day and the source of the rate. [T59] */
export const InDinars: Story = {
  args: { priceAbout: 'oko 2.108.000 RSD, kurs NBS na dan 20. 11. 2026.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^oko .* RSD, kurs NBS na dan/)).toBeVisible();
  },
};

/** There the price is beside the title, and the buttons to reach the seller are at the foot of the screen. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Milica Đorđević')).toBeVisible();
    await expect(canvas.getByText('17.990 €')).not.toBeVisible();
  },
};
export const WithActions: Story = {
  args: {
    actions: (
      <>
        <CompareButton label="Uporedi" pressed={false} />
        <FavouriteButton label="Sačuvaj" pressed variant="outlined" />
      </>
    ),
  },
};
export const LongWords: Story = {
  args: {
    price: formats.money(1_117_990_000, 'RSD'),
    priceNote: 'Verhandlungsbasis, Mehrwertsteuer nicht ausweisbar',
    tags: [
      { text: 'Finanzierung ohne Anzahlung möglich', icon: 'landmark', tone: 'info' },
      { text: 'Inzahlungnahme eines günstigeren Fahrzeugs', icon: 'repeat-2' },
    ],
    contact: (
      <Button variant="primary" size="large" icon="phone" block>
        Telefonnummer des Händlers anzeigen
      </Button>
    ),
  },
  globals: { language: 'de', viewport: { value: 'laptop' } },
};

/** On a desktop the card is 380 px wide, for any content. */
export const Extremes: Story = {
  args: {
    price: longPrice,
    priceNote: longTitle,
    tier: { kind: 'home', label: 'Na početnoj strani' },
    tags: [{ text: germanWord, icon: 'landmark', tone: 'info' }],
  },
  decorators: [
    (Aside) => (
      <Grid layout="details">
        <span />
        <Aside />
      </Grid>
    ),
  ],
  globals: { viewport: { value: 'laptop' } },
  play: expectToFit,
};
