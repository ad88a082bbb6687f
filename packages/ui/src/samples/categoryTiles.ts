import type { CountedTile } from '../CountedTiles/CountedTiles.tsx';

const category = (label: string, href: string, icon: CountedTile['icon'], count: string): CountedTile => ({
  label,
  href,
  icon,
  count: { count, label: 'oglasa' },
});

/** The categories of the home page. */
export const categories: CountedTile[] = [
  category('Automobili', '#cars', 'car', '48.212'),
  category('Motocikli', '#motorcycles', 'bike', '4.180'),
  category('Kamioni', '#trucks', 'truck', '2.960'),
  category('Autobusi', '#buses', 'bus', '318'),
  category('Kamperi', '#campers', 'caravan', '742'),
  category('Mašine', '#machines', 'tractor', '3.905'),
  category('Plovila', '#boats', 'ship', '611'),
  category('Delovi', '#parts', 'cog', '21.840'),
];
