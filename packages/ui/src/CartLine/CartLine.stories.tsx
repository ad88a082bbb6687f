import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { picture } from '../samples/ads.ts';
import docs from './CartLine.docs.ts';
import { CartLine } from './CartLine.tsx';
import { CartLines } from './CartLines.tsx';
import { formats } from '../samples/formats.ts';

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
    thumbnail: { picture: picture('limuzina-crna', ''), missing: { outline: 'sedan', label: 'Bez slike, limuzina' } },
    tier: { kind: 'xl', label: 'XL' },
    detail: 'Istaknut oglas XL, 60 dana',
    price: formats.money(600, 'RSD'),
    credits: formats.count('product.or-credits', 6),
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
    title: formats.count('product.images', 20),
    href: undefined,
    thumbnail: { icon: 'images' },
    tier: undefined,
    detail: 'Renault Clio',
    price: formats.money(400, 'RSD'),
    credits: formats.count('product.or-credits', 3),
    remove: remove(formats.count('product.images', 20)),
  },
};
export const Credits: Story = {
  args: {
    title: formats.count('product.credits', 50),
    href: undefined,
    thumbnail: { icon: 'coins' },
    tier: undefined,
    detail: '1 kredit = 100 RSD',
    price: formats.money(5000, 'RSD'),
    credits: undefined,
    quantity: {
      label: 'Količina, 50 kredita',
      name: 'quantity',
      value: 1,
      max: 10,
      decreaseLabel: 'Manje',
      increaseLabel: 'Više',
      onValueChange: fn(),
    },
    remove: remove(formats.count('product.credits', 50)),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Više, Količina, 50 kredita' }));
    await expect(args.quantity?.onValueChange).toHaveBeenLastCalledWith(2);
  },
};
export const Packet: Story = {
  args: {
    title: 'Paket Plac',
    href: undefined,
    thumbnail: { icon: 'package' },
    tier: undefined,
    detail: formats.count('product.plan-months', 1),
    price: formats.money(4900, 'RSD'),
    credits: undefined,
    remove: remove('Paket Plac'),
  },
};
export const AdIsSold: Story = { args: { problem: 'Oglas je prodat. Uklonite stavku da biste nastavili.' } };
export const WithoutPicture: Story = {
  args: { thumbnail: { picture: undefined, missing: { outline: 'sedan', label: 'Bez slike, limuzina' } } },
};
export const LongWords: Story = {
  args: {
    title: 'Mercedes-Benz Sprinter 519 CDI Maxi Hochdach Lang Doppelkabine mit Hebebühne',
    detail: 'Hervorgehobene Anzeige ganz oben in den Suchergebnissen, 60 Tage',
    price: formats.money(11_117_990_000, 'RSD'),
    credits: formats.count('product.or-credits', 111_179_900),
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
