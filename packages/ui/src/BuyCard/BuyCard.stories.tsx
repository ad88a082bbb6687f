import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { EquipmentList } from '../EquipmentList/EquipmentList.tsx';
import { KeyFacts } from '../KeyFacts/KeyFacts.tsx';
import { SellerCard } from '../SellerCard/SellerCard.tsx';
import { SpecList } from '../SpecList/SpecList.tsx';
import { BuyCard } from './BuyCard.tsx';

const meta = {
  title: 'Marketplace/Parts of an ad',
  component: BuyCard,
  args: {
    price: '17.990 €',
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
} satisfies Meta<typeof BuyCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PriceAndSeller: Story = {};
export const PriceOnRequest: Story = {
  args: { price: 'Cena na upit', priceNote: undefined, tier: undefined, tags: [] },
};
export const Facts: Story = {
  render: () => (
    <KeyFacts
      facts={[
        { icon: 'calendar', label: 'Godište', value: '2019.' },
        { icon: 'fuel', label: 'Gorivo', value: 'Dizel', href: '#diesel' },
        { icon: 'zap', label: 'Snaga', value: '110 kW (150 KS)' },
        { icon: 'stamp', label: 'Registrovan do', value: 'Elektrohibridno-vodonični' },
      ]}
    />
  ),
};
export const Specification: Story = {
  render: () => (
    <SpecList
      rows={[
        { label: 'Pogon', value: 'Prednji', href: '#front' },
        { label: 'Mogućnost zamene', value: 'Za jeftiniji, za skuplji, za iste vrednosti, sve jedno' },
      ]}
    />
  ),
};
export const Equipment: Story = {
  render: () => (
    <EquipmentList
      equipment={['Adaptivni tempomat', 'LED farovi', 'Navigacija', 'Kuka za vuču']}
      shown={3}
      moreLabel="Sva oprema (4)"
      lessLabel="Manje opreme"
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Kuka za vuču')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Sva oprema (4)'));
    await expect(canvas.getByText('Kuka za vuču')).toBeVisible();
  },
};
