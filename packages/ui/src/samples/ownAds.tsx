import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { OwnAdRowProps } from '../OwnAdRow/OwnAdRow.tsx';
import { picture } from './ads.ts';
import { formats } from './formats.ts';

const more = (title: string) => (
  <>
    <IconButton icon="pencil" label={`Izmeni: ${title}`} href="#edit" />
    <IconButton icon="ellipsis-vertical" label={`Još radnji: ${title}`} />
  </>
);
const renew = (
  <Button size="small" icon="rocket" href="#renew">
    Produži
  </Button>
);
const counts = (views: string, favourites: string): OwnAdRowProps['counts'] => [
  { icon: 'eye', count: views, label: 'pregleda' },
  { icon: 'heart', count: favourites, label: 'u omiljenim' },
];

export const ownOctavia: OwnAdRowProps = {
  title: 'Škoda Octavia Combi 1.6 TDI',
  href: '#octavia',
  price: formats.price(12_450),
  picture: picture('karavan-bela', ''),
  missing: { outline: 'wagon', label: 'Bez slike, karavan' },
  status: { text: 'Aktivan', tone: 'positive' },
  tiers: [{ kind: 'top', label: 'Top' }],
  counts: counts(formats.number(1284), '37'),
  promotion: { label: 'Isticanje', text: 'još 18 dana', share: 0.62 },
  action: renew,
  moreActions: more('Škoda Octavia Combi 1.6 TDI'),
};

export const ownAds: OwnAdRowProps[] = [
  ownOctavia,
  {
    ...ownOctavia,
    title: 'Hyundai i20 1.2',
    href: '#i20',
    price: formats.price(10_900),
    picture: picture('hecbek-plava', ''),
    missing: { outline: 'hatch', label: 'Bez slike, hečbek' },
    tiers: [{ kind: 'home', label: 'Na početnoj' }],
    counts: counts(formats.number(2410), '52'),
    promotion: { label: 'Isticanje', text: 'još 3 dana', share: 0.4 },
    moreActions: more('Hyundai i20 1.2'),
  },
  {
    ...ownOctavia,
    title: 'Renault Clio 1.0 TCe',
    href: '#clio',
    price: formats.price(9800),
    picture: picture('hecbek-crvena', ''),
    missing: { outline: 'hatch', label: 'Bez slike, hečbek' },
    tiers: [],
    counts: counts('318', '6'),
    promotion: 'Nije istaknut',
    action: (
      <Button size="small" variant="ink" icon="rocket" href="#promote">
        Istakni
      </Button>
    ),
    moreActions: more('Renault Clio 1.0 TCe'),
  },
  {
    ...ownOctavia,
    title: 'Audi A4 2.0 TDI S tronic',
    href: '#audi',
    price: formats.price(19_900),
    picture: picture('limuzina-crna', ''),
    missing: { outline: 'sedan', label: 'Bez slike, limuzina' },
    status: { text: 'Čeka odobrenje', tone: 'caution' },
    tiers: [{ kind: 'xl', label: 'XL' }],
    counts: counts('903', '21'),
    promotion: { label: 'Isticanje', text: 'još 44 dana', share: 0.27 },
    moreActions: more('Audi A4 2.0 TDI S tronic'),
  },
];
