import type { ProfileNavOption } from '../ProfileNav/ProfileNav.tsx';

export const profileOptions: ProfileNavOption[] = [
  { id: 'overview', label: 'Pregled', value: '#overview', icon: 'layout-grid', signed: true },
  { id: 'active', label: 'Aktivni oglasi', value: '#active', icon: 'megaphone', signed: true, count: '4' },
  { id: 'inactive', label: 'Neaktivni oglasi', value: '#inactive', icon: 'archive', signed: true, count: '2' },
  { id: 'favourites', label: 'Omiljeni', value: '#favourites', icon: 'heart', signed: true, count: '11' },
  { id: 'sellers', label: 'Moji prodavci', value: '#sellers', icon: 'store', signed: true, count: '3' },
  {
    id: 'messages',
    label: 'Poruke',
    value: '#messages',
    icon: 'message-circle',
    signed: true,
    badge: { count: '3', label: 'nepročitane' },
  },
  {
    id: 'notifications',
    label: 'Obaveštenja',
    value: '#notifications',
    icon: 'bell',
    signed: true,
    badge: { count: '1', label: 'novo' },
  },
  { id: 'credits', label: 'Krediti', value: '#credits', icon: 'coins', signed: true },
  { id: 'loyalty', label: 'Program lojalnosti', value: '#loyalty', icon: 'gift', signed: true },
  { id: 'settings', label: 'Podešavanja', value: '#settings', icon: 'settings', signed: true },
  { id: 'help', label: 'Pomoć', value: '#help', icon: 'circle-help' },
  { id: 'signin', label: 'Prijava', value: '#signin', icon: 'log-in', signed: false },
  { id: 'signup', label: 'Registracija', value: '#signup', icon: 'user-plus', signed: false },
  { id: 'signout', label: 'Odjava', value: '#signout', icon: 'log-out', signed: true },
];
