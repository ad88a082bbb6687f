import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectToFit } from '../samples/expectToFit.ts';
import { chineseName, germanWord, longPrice, longTitle } from '../samples/extremes.ts';
import docs from './AdTitle.docs.ts';
import { AdTitle } from './AdTitle.tsx';
import { formats } from '../samples/formats.ts';

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
      price: formats.price(17_990),
      priceNote: 'Cena nije fiksna',
      tier: { kind: 'xl', label: 'XL' },
      tags: [{ text: 'Moguće na kredit', icon: 'landmark', tone: 'info' }],
    },
  },
  parameters: { componentDocs: docs },
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

export const Extremes: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    title: longTitle,
    line: germanWord,
    tags: [{ text: germanWord, icon: 'user-check' }],
    offer: {
      price: longPrice,
      priceNote: longTitle,
      tags: [{ text: chineseName, tone: 'info' }],
      tier: { kind: 'home', label: germanWord },
    },
  },
  play: expectToFit,
};
export const ChineseTitle: Story = {
  globals: { viewport: { value: 'small' } },
  args: { title: chineseName },
  play: expectToFit,
};
