import type { QuickAd } from '../QuickAdTile/QuickAdTile.tsx';
import { picture } from './ads.ts';
import { formats } from './formats.ts';

const quick = (name: string, price: string, title: string, line: string): QuickAd => ({
  title,
  price,
  line,
  picture: picture(name, ''),
  missingPicture: { outline: 'hatch', label: 'Bez slike' },
});

/** Quick ads as their sellers write them. */
export const quickAds: QuickAd[] = [
  quick('hecbek-crvena', formats.price(1900), 'Clio, hitno', 'Čačak · pre 12 min'),
  quick('rim-siva', formats.price(320), 'Felne 17", 5x112', 'Novi Sad · pre 25 min'),
  quick('front-crvena', formats.price(5900), 'Kupe, registrovan', 'Užice · pre 40 min'),
  quick('furgon-siva', formats.price(900), 'Transit za delove', 'Valjevo · pre 1 h'),
  quick('hecbek-bela', formats.price(3400), 'Fabia 1.2', 'Beograd · pre 1 h'),
  quick('interior-2', formats.price(210), 'Multimedija MIB2', 'Niš · pre 2 h'),
  quick('motorcycle-crvena', formats.price(3900), 'Čoper 800', 'Kikinda · pre 2 h'),
  quick('tractor-zelena', formats.price(18_900), 'Traktor, 82 KS', 'Zlatibor · pre 3 h'),
  quick('hecbek-plava', formats.price(8700), 'i20, prvi vlasnik', 'Pančevo · pre 3 h'),
  quick('kupe-narandzasta', formats.price(2600), 'Kupe za projekat', 'Sombor · pre 4 h'),
];
