import type { FooterProps } from '../Footer/Footer.tsx';
import type { HeaderProps } from '../Header/Header.tsx';
import type { LogoProps } from '../Logo/Logo.tsx';
import type { MobileMenuProps } from '../MobileMenu/MobileMenu.tsx';
import type { SubHeaderProps } from '../SubHeader/SubHeader.tsx';
import { formats } from './formats.ts';

export const logo: LogoProps = { mark: 'wheel', name: 'volan', href: '#home', label: 'Volan, početna', stage: 'beta' };

export const header: HeaderProps = {
  logo,
  links: [
    { label: 'Uporedi', href: '#compare', icon: 'git-compare-arrows', badge: { count: '3', label: 'oglasa' } },
    { label: 'Korpa', href: '#cart', icon: 'shopping-cart', badge: { count: '1', label: 'stavka' } },
    { label: 'Prijava', href: '#signin', icon: 'circle-user-round' },
  ],
  action: { label: 'Postavi oglas', href: '#new' },
};

const cars = [
  { label: 'Automobili', href: '#cars', count: formats.number(48_212), current: true },
  { label: 'Motocikli', href: '#motorcycles', count: formats.number(4180) },
  { label: 'Kamioni', href: '#trucks', count: formats.number(2960) },
];

export const subHeader: SubHeaderProps = {
  label: 'Glavni meni',
  menus: [
    {
      label: 'Kategorije',
      icon: 'menu',
      current: true,
      groups: [
        { title: 'Vozila', icon: 'car', entries: cars },
        {
          title: 'Privreda',
          icon: 'tractor',
          entries: [
            { label: 'Poljoprivredne mašine', href: '#agricultural', count: formats.number(3905) },
            { label: 'Viljuškari', href: '#forklifts', count: '212' },
          ],
        },
        {
          title: 'Delovi',
          icon: 'cog',
          entries: [
            { label: 'Delovi', href: '#parts', count: formats.number(21_840) },
            { label: 'Gume i felne', href: '#tyres', count: formats.number(3311) },
          ],
        },
      ],
    },
    {
      label: 'Brza pretraga',
      icon: 'zap',
      groups: [
        {
          title: 'Brza pretraga',
          entries: [{ label: 'Prvi vlasnik', href: '#first-owner', count: formats.number(12_470) }],
        },
      ],
    },
  ],
  links: [
    { label: 'Oglasi na klik', href: '#quick', icon: 'mouse-pointer-click' },
    { label: 'Prodavci', href: '#sellers', icon: 'store' },
    { label: 'Auto usluge', href: '#services', icon: 'wrench' },
    { label: 'Paketi', href: '#packets', icon: 'package' },
    { label: 'Krediti', href: '#credits', icon: 'coins' },
    { label: 'Lojalnost', href: '#loyalty', icon: 'gift' },
  ],
  endLinks: [{ label: 'Istorija', href: '#history', icon: 'history' }],
};

export const mobileMenu: MobileMenuProps = {
  id: 'menu',
  title: 'Meni',
  closeLabel: 'Zatvori meni',
  action: { label: 'Postavi oglas', href: '#new' },
  person: {
    name: 'Milica Đorđević',
    detail: formats.joined(' · ', formats.count('product.credits', 38), formats.money(1200, 'RSD')),
    initials: 'MĐ',
    href: '#profile',
  },
  parts: [
    [
      { label: 'Poruke', href: '#messages', icon: 'message-circle', badge: { count: '3', label: 'nepročitane' } },
      { label: 'Obaveštenja', href: '#notifications', icon: 'bell', badge: { count: '1', label: 'novo' } },
    ],
    [
      { label: 'Vozila', icon: 'car', entries: cars, open: true },
      { label: 'Brza pretraga', icon: 'zap', entries: [{ label: 'Prvi vlasnik', href: '#first-owner' }] },
      { label: 'Oglasi na klik', icon: 'mouse-pointer-click', entries: [{ label: 'Danas', href: '#quick' }] },
      { label: 'Prodavci i usluge', icon: 'store', entries: [{ label: 'Prodavci', href: '#sellers' }] },
      { label: 'Paketi i krediti', icon: 'package', entries: [{ label: 'Paketi', href: '#packets' }] },
    ],
    [
      { label: 'Istorija pregleda', href: '#history', icon: 'history' },
      { label: 'Izaberite lokaciju', opens: { dialog: 'country' }, icon: 'map-pin', flag: 'rs' },
    ],
  ],
};

export const footer: FooterProps = {
  logo,
  about: 'Oglasi za polovna i nova vozila u Srbiji i okolini. Od privatnih prodavaca, auto-placeva i salona.',
  columns: [
    {
      title: 'Kupovina',
      links: [
        { label: 'Polovni automobili', href: '#used' },
        { label: 'Novi automobili', href: '#new-cars' },
        { label: 'Na kredit', href: '#credit' },
        { label: 'Sa garancijom', href: '#warranty' },
        { label: 'Informacije o modelu', href: '#model' },
      ],
    },
    {
      title: 'Prodaja',
      links: [
        { label: 'Postavi oglas', href: '#new' },
        { label: 'Paketi', href: '#packets' },
        { label: 'Isticanje oglasa', href: '#promotion' },
        { label: 'Registruj firmu', href: '#company' },
      ],
    },
    {
      title: 'Nalog',
      links: [
        { label: 'Moji oglasi', href: '#my-ads' },
        { label: 'Poruke', href: '#messages' },
        { label: 'Krediti', href: '#credits' },
        { label: 'Program lojalnosti', href: '#loyalty' },
      ],
    },
    {
      title: 'Podešavanja',
      links: [
        { label: 'Tema: sistemska', href: '#theme' },
        { label: 'Jezik: srpski', href: '#language' },
        { label: 'Država: Srbija', href: '#country' },
      ],
    },
  ],
  copyright: '© 2026 Volan',
  legal: [
    { label: 'Uslovi korišćenja', href: '#terms' },
    { label: 'Privatnost', href: '#privacy' },
  ],
};
