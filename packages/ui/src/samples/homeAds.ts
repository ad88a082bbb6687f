import type { AdCardData } from '../AdCard/AdCardData.ts';
import { bmw, clio, duster, octavia, rav4, sampleAd } from './ads.ts';
import { formats } from './formats.ts';

const mercedes = sampleAd({
  title: 'Mercedes-Benz C 220 d',
  line: 'AMG Line, prvi vlasnik',
  facts: [formats.year(2019), formats.distance(104_000), 'Dizel', 'Automatik', formats.power(143), 'Limuzina'],
  price: formats.price(26_500),
  picture: 'limuzina-tamnoplava',
  count: '31',
  foot: ['Novi Sad', 'Marko Ilić', 'danas'],
  tags: [],
});
const hyundai = sampleAd({
  title: 'Hyundai i20 1.2',
  line: 'Premium, kupljen nov u Srbiji',
  facts: [formats.year(2021), formats.distance(38_200), 'Benzin', 'Manuelni', formats.power(62), 'Hečbek'],
  price: formats.price(10_900),
  picture: 'hecbek-plava',
  count: '16',
  foot: ['Pančevo', 'Jelena Perić', 'danas'],
  tags: [],
});
const tiguan = sampleAd({
  title: 'Volkswagen Tiguan 2.0 TDI 4Motion',
  line: 'Highline, kuka, panorama',
  facts: [formats.year(2019), formats.distance(119_500), 'Dizel', 'Automatik', formats.power(110), 'SUV'],
  price: formats.price(22_800),
  picture: 'suv-bez',
  count: '24',
  foot: ['Beograd', 'Auto Kuća Vuković', 'juče'],
  tags: [],
});
const kodiaq = sampleAd({
  title: 'Škoda Kodiaq 2.0 TDI 4x4',
  line: 'Style, sedam sedišta',
  facts: [formats.year(2021), formats.distance(72_600), 'Dizel', 'Automatik', formats.power(110), 'SUV'],
  price: formats.price(32_700),
  picture: 'suv-zelena',
  count: '29',
  foot: ['Beograd', 'Auto Kuća Vuković', 'juče'],
  tags: [],
});

/** The nine ads of the home page. One label above all of them says that they are paid. */
export const homeAds: AdCardData[] = [rav4, octavia, mercedes, hyundai, tiguan, bmw, kodiaq, clio, duster].map(
  (ad) => ({ ...ad, tier: undefined }),
);
