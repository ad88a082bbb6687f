import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdTitle } from './AdTitle.tsx';

const meta = {
  title: 'Marketplace/AdTitle',
  component: AdTitle,
  args: {
    title: 'Volkswagen Passat Variant 2.0 TDI',
    line: 'Comfortline · 7 brzina DSG · kožni volan, panorama, kuka',
    tags: [
      { text: 'Prvi vlasnik', icon: 'user-check' },
      { text: 'Kupljen nov u Srbiji', icon: 'flag' },
    ],
    offer: {
      price: '17.990 €',
      priceNote: 'Cena nije fiksna',
      tier: { kind: 'xl', label: 'XL' },
      tags: [{ text: 'Moguće na kredit', icon: 'landmark', tone: 'info' }],
    },
  },
  parameters: {
    docs: {
      description: {
        component:
          'What an ad calls itself, with its line and its promises; on a phone with its price as well. In lists the title belongs to `AdCard`.',
      },
    },
  },
} satisfies Meta<typeof AdTitle>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On a desktop the buy card says price, tier and promises. */
export const Desktop: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const OnRequest: Story = {
  args: { tags: [], offer: { price: 'Cena na upit', tags: [] } },
  globals: { viewport: { value: 'phone' } },
};
