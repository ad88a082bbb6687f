import type { CartLineProps } from '../CartLine/CartLine.tsx';
import { picture } from './ads.ts';
import { formats } from './formats.ts';

const remove = (title: string, value: string) => ({ label: `Ukloni: ${title}`, name: 'remove', value });

/** Promotions, images, credits and a packet. The last two belong to no ad. */
export const cartLines: CartLineProps[] = [
  {
    title: 'Audi A4 2.0 TDI',
    href: '#audi',
    thumbnail: { picture: picture('limuzina-crna', ''), missing: { outline: 'sedan', label: 'Bez slike, limuzina' } },
    tier: { kind: 'xl', label: 'XL' },
    detail: 'Istaknut oglas XL, 60 dana',
    price: formats.money(600, 'RSD'),
    credits: formats.count('product.or-credits', 6),
    remove: remove('Audi A4 2.0 TDI', 'audi'),
  },
  {
    title: 'Škoda Octavia Combi',
    href: '#octavia',
    thumbnail: { picture: picture('karavan-bela', ''), missing: { outline: 'wagon', label: 'Bez slike, karavan' } },
    tier: { kind: 'top', label: 'Top' },
    detail: 'Na vrh, 30 dana',
    price: formats.money(900, 'RSD'),
    credits: formats.count('product.or-credits', 9),
    remove: remove('Škoda Octavia Combi', 'octavia'),
  },
  {
    title: formats.count('product.images', 20),
    thumbnail: { icon: 'images' },
    detail: 'Renault Clio',
    price: formats.money(400, 'RSD'),
    credits: formats.count('product.or-credits', 3),
    remove: remove(formats.count('product.images', 20), 'images'),
  },
  {
    title: formats.count('product.credits', 50),
    thumbnail: { icon: 'coins' },
    detail: '1 kredit = 100 RSD',
    price: formats.money(5000, 'RSD'),
    quantity: {
      label: 'Količina, 50 kredita',
      name: 'quantity',
      value: 1,
      max: 10,
      decreaseLabel: 'Manje',
      increaseLabel: 'Više',
    },
    remove: remove(formats.count('product.credits', 50), 'credits'),
  },
  {
    title: 'Paket Plac',
    thumbnail: { icon: 'package' },
    detail: formats.count('product.plan-months', 1),
    price: formats.money(4900, 'RSD'),
    remove: remove('Paket Plac', 'packet'),
  },
];
