import type { AdCardData } from '../AdCard/AdCardData.ts';
import { bmw, clio, duster, octavia, rav4, sampleAd } from './ads.ts';

const mercedes = sampleAd({
  title: 'Mercedes-Benz C 220 d',
  line: 'AMG Line, prvi vlasnik',
  facts: ['2019.', '104.000 km', 'Dizel', 'Automatik', '143 kW (194 KS)', 'Limuzina'],
  price: '26.500 €',
  picture: 'limuzina-tamnoplava',
  count: '31',
  foot: ['Novi Sad', 'Marko Ilić', 'danas'],
  tags: [],
});
const hyundai = sampleAd({
  title: 'Hyundai i20 1.2',
  line: 'Premium, kupljen nov u Srbiji',
  facts: ['2021.', '38.200 km', 'Benzin', 'Manuelni', '62 kW (84 KS)', 'Hečbek'],
  price: '10.900 €',
  picture: 'hecbek-plava',
  count: '16',
  foot: ['Pančevo', 'Jelena Perić', 'danas'],
  tags: [],
});
const tiguan = sampleAd({
  title: 'Volkswagen Tiguan 2.0 TDI 4Motion',
  line: 'Highline, kuka, panorama',
  facts: ['2019.', '119.500 km', 'Dizel', 'Automatik', '110 kW (150 KS)', 'SUV'],
  price: '22.800 €',
  picture: 'suv-bez',
  count: '24',
  foot: ['Beograd', 'Auto Kuća Vuković', 'juče'],
  tags: [],
});
const kodiaq = sampleAd({
  title: 'Škoda Kodiaq 2.0 TDI 4x4',
  line: 'Style, sedam sedišta',
  facts: ['2021.', '72.600 km', 'Dizel', 'Automatik', '110 kW (150 KS)', 'SUV'],
  price: '32.700 €',
  picture: 'suv-zelena',
  count: '29',
  foot: ['Beograd', 'Auto Kuća Vuković', 'juče'],
  tags: [],
});

/** The nine ads of the home page. One label above all of them says that they are paid. */
export const homeAds: AdCardData[] = [rav4, octavia, mercedes, hyundai, tiguan, bmw, kodiaq, clio, duster].map(
  (ad) => ({ ...ad, tier: undefined }),
);
