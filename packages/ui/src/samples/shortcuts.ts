import type { FastSearch } from '../FastSearchRow/FastSearchRow.tsx';

const ads = (count: string) => ({ count, label: 'oglasa' });

/** The seven shortcuts of the home page with their exact addresses: B45 to B51. */
export const shortcuts: FastSearch[] = [
  {
    label: 'Kupljen nov u Srbiji',
    href: '/automobili?filters=odrzavanje:kupljen-nov-u-srbiji',
    icon: 'flag',
    count: ads('9.214'),
  },
  {
    label: 'Novi automobili',
    href: '/automobili?filters=stanje-vozila:novo&sort=created_at&order=desc',
    icon: 'sparkles',
    count: ads('1.386'),
  },
  {
    label: 'Prvi vlasnik',
    href: '/automobili?filters=odrzavanje:prvi-vlasnik',
    icon: 'user-check',
    count: ads('12.470'),
  },
  { label: 'Na kredit', href: '/automobili?credit=1', icon: 'landmark', count: ads('7.905') },
  {
    label: 'Sa garancijom',
    href: '/automobili?filters=odrzavanje:garancija',
    icon: 'shield-check',
    count: ads('3.118'),
  },
  {
    label: 'Moguća zamena',
    href: '/automobili?filters=zamena:za-jeftiniji-model*sve-jedno',
    icon: 'repeat-2',
    count: ads('10.642'),
  },
  { label: 'Auto-placevi i saloni', href: '/companies', icon: 'store', count: { count: '642', label: 'prodavca' } },
];
