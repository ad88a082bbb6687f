import type { CartLineProps } from '../CartLine/CartLine.tsx';
import { picture } from './ads.ts';

const remove = (title: string, value: string) => ({ label: `Ukloni: ${title}`, name: 'remove', value });

/** Promotions, images, credits and a packet. The last two belong to no ad. */
export const cartLines: CartLineProps[] = [
  {
    title: 'Audi A4 2.0 TDI',
    href: '#audi',
    sign: { picture: picture('limuzina-crna', ''), missing: { outline: 'sedan', label: 'Bez slike, limuzina' } },
    tier: { kind: 'xl', label: 'XL' },
    detail: 'Istaknut oglas XL, 60 dana',
    price: '600 RSD',
    credits: 'ili 6 kredita',
    remove: remove('Audi A4 2.0 TDI', 'audi'),
  },
  {
    title: 'Škoda Octavia Combi',
    href: '#octavia',
    sign: { picture: picture('karavan-bela', ''), missing: { outline: 'wagon', label: 'Bez slike, karavan' } },
    tier: { kind: 'top', label: 'Top' },
    detail: 'Na vrh, 30 dana',
    price: '900 RSD',
    credits: 'ili 9 kredita',
    remove: remove('Škoda Octavia Combi', 'octavia'),
  },
  {
    title: '20 dodatnih slika',
    sign: { icon: 'images' },
    detail: 'Renault Clio',
    price: '400 RSD',
    credits: 'ili 3 kredita',
    remove: remove('20 dodatnih slika', 'images'),
  },
  {
    title: '50 kredita',
    sign: { icon: 'coins' },
    detail: '1 kredit = 100 RSD',
    price: '5.000 RSD',
    quantity: {
      label: 'Količina, 50 kredita',
      name: 'quantity',
      value: 1,
      max: 10,
      decreaseLabel: 'Manje',
      increaseLabel: 'Više',
    },
    remove: remove('50 kredita', 'credits'),
  },
  {
    title: 'Paket Plac',
    sign: { icon: 'package' },
    detail: '1 mesec, obnavlja se dok ga ne otkažete',
    price: '4.900 RSD',
    remove: remove('Paket Plac', 'packet'),
  },
];
