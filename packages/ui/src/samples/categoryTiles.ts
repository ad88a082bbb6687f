import type { CountedTile } from '../CountedTiles/CountedTiles.tsx';
import { formats } from './formats.ts';

const category = (label: string, href: string, icon: CountedTile['icon'], count: string): CountedTile => ({
  label,
  href,
  icon,
  count: { count, label: 'oglasa' },
});

/** The categories of the home page. */
export const categories: CountedTile[] = [
  category('Automobili', '#cars', 'car', formats.number(48_212)),
  category('Motocikli', '#motorcycles', 'bike', formats.number(4180)),
  category('Kamioni', '#trucks', 'truck', formats.number(2960)),
  category('Autobusi', '#buses', 'bus', '318'),
  category('Kamperi', '#campers', 'caravan', '742'),
  category('Mašine', '#machines', 'tractor', formats.number(3905)),
  category('Plovila', '#boats', 'ship', '611'),
  category('Delovi', '#parts', 'cog', formats.number(21_840)),
];
