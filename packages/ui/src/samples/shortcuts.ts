import type { FastSearch } from '../FastSearchRow/FastSearchRow.tsx';
import { formats } from './formats.ts';

const ads = (count: string) => ({ count, label: 'oglasa' });

/** The seven shortcuts of the home page with their exact addresses: B45 to B51. */
export const shortcuts: FastSearch[] = [
  {
    label: 'Kupljen nov u Srbiji',
    href: '/automobili?filters=odrzavanje:kupljen-nov-u-srbiji',
    icon: 'flag',
    count: ads(formats.number(9214)),
  },
  {
    label: 'Novi automobili',
    href: '/automobili?filters=stanje-vozila:novo&sort=created_at&order=desc',
    icon: 'sparkles',
    count: ads(formats.number(1386)),
  },
  {
    label: 'Prvi vlasnik',
    href: '/automobili?filters=odrzavanje:prvi-vlasnik',
    icon: 'user-check',
    count: ads(formats.number(12_470)),
  },
  { label: 'Na kredit', href: '/automobili?credit=1', icon: 'landmark', count: ads(formats.number(7905)) },
  {
    label: 'Sa garancijom',
    href: '/automobili?filters=odrzavanje:garancija',
    icon: 'shield-check',
    count: ads(formats.number(3118)),
  },
  {
    label: 'Moguća zamena',
    href: '/automobili?filters=zamena:za-jeftiniji-model*sve-jedno',
    icon: 'repeat-2',
    count: ads(formats.number(10_642)),
  },
  { label: 'Auto-placevi i saloni', href: '/companies', icon: 'store', count: { count: '642', label: 'prodavca' } },
];
