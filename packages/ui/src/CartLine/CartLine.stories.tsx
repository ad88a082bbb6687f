import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { picture } from '../samples/ads.ts';
import docs from './CartLine.docs.ts';
import { CartLine } from './CartLine.tsx';
import { CartLines } from './CartLines.tsx';

const remove = (title: string) => ({ label: `Ukloni: ${title}`, name: 'remove', value: 'audi', onClick: fn() });

const meta = {
  title: 'Marketplace/CartLine',
  component: CartLine,
  decorators: [
    (Story) => (
      <CartLines label="Stavke u korpi">
        <Story />
      </CartLines>
    ),
  ],
  args: {
    title: 'Audi A4 2.0 TDI',
    href: '#audi',
    sign: { picture: picture('limuzina-crna', ''), missing: { outline: 'sedan', label: 'Bez slike, limuzina' } },
    tier: { kind: 'xl', label: 'XL' },
    detail: 'Istaknut oglas XL, 60 dana',
    price: '600 RSD',
    credits: 'ili 6 kredita',
    remove: remove('Audi A4 2.0 TDI'),
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof CartLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Promotion: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ukloni: Audi A4 2.0 TDI' }));
    await expect(args.remove?.onClick).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('list', { name: 'Stavke u korpi' })).toBeVisible();
  },
};
export const ExtraImages: Story = {
  args: {
    title: '20 dodatnih slika',
    href: undefined,
    sign: { icon: 'images' },
    tier: undefined,
    detail: 'Renault Clio',
    price: '400 RSD',
    credits: 'ili 3 kredita',
    remove: remove('20 dodatnih slika'),
  },
};
export const Credits: Story = {
  args: {
    title: '50 kredita',
    href: undefined,
    sign: { icon: 'coins' },
    tier: undefined,
    detail: '1 kredit = 100 RSD',
    price: '5.000 RSD',
    credits: undefined,
    quantity: {
      label: 'Količina, 50 kredita',
      name: 'quantity',
      value: 1,
      max: 10,
      decreaseLabel: 'Manje',
      increaseLabel: 'Više',
      onChange: fn(),
    },
    remove: remove('50 kredita'),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Više, Količina, 50 kredita' }));
    await expect(args.quantity?.onChange).toHaveBeenLastCalledWith(2);
  },
};
export const Packet: Story = {
  args: {
    title: 'Paket Plac',
    href: undefined,
    sign: { icon: 'package' },
    tier: undefined,
    detail: '1 mesec, obnavlja se dok ga ne otkažete',
    price: '4.900 RSD',
    credits: undefined,
    remove: remove('Paket Plac'),
  },
};
export const AdIsSold: Story = { args: { problem: 'Oglas je prodat. Uklonite stavku da biste nastavili.' } };
export const WithoutPicture: Story = {
  args: { sign: { picture: undefined, missing: { outline: 'sedan', label: 'Bez slike, limuzina' } } },
};
export const LongWords: Story = {
  args: {
    title: 'Mercedes-Benz Sprinter 519 CDI Maxi Hochdach Lang Doppelkabine mit Hebebühne',
    detail: 'Hervorgehobene Anzeige ganz oben in den Suchergebnissen, 60 Tage',
    price: '11.117.990.000 RSD',
    credits: 'ili 111.179.900 kredita',
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
