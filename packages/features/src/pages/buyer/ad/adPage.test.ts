import { brands } from '@volan/domain-rules';
import type { AdAnswer, AdDetails } from '@volan/api-contract';
import { fixtures } from '@volan/mocks';
import { describe, expect, it } from 'vitest';
import type { Site } from '../../../runtime/site/Site.ts';
import { messagesOf } from '../../../runtime/site/useMessages.ts';
import { offerTags, pastTags } from './adTags.ts';
import { adOffer } from './adOffer.ts';
import { answerHref } from './answerHref.ts';
import { keyFacts } from './keyFacts.ts';
import { listOfReferrer } from './listOfReferrer.ts';
import { initialsOf } from '../../../blocks/company/initialsOf.ts';
import { placeText, sellerOf } from './sellerOf.ts';
import { similarListHref } from './similarListHref.ts';
import { equipmentOf, specGroups } from './specGroups.ts';
import { splitDescription } from './splitDescription.ts';

const site: Site = {
  brand: brands.gearlane,
  language: 'en',
  country: null,
  protocol: 'http:',
  host: 'gearlane.localhost:3000',
  pathname: '/ad-details/1',
  search: '',
  now: 0,
};
const messages = messagesOf(site);
const passat = fixtures.ad('en', 1);

const answer = (given: Partial<AdAnswer>): AdAnswer => ({
  key: 'boja',
  label: 'Colour',
  icon: 'palette',
  multi: false,
  unit: null,
  number: null,
  values: [],
  text: null,
  infilter: true,
  ...given,
});
const value = (slug: string, label: string) => ({ slug, label, icon: null });

describe('the first look at an ad', () => {
  it('keeps the facts in one order: year, mileage, fuel, gearbox, power, engine, body, registration [M53]', () => {
    expect(
      keyFacts(passat, site, messages).map(({ label, value: text }) => `${label}: ${text.replaceAll('\u00a0', ' ')}`),
    ).toEqual([
      'Year: 2019',
      'Mileage: 142,000 km',
      'Fuel: Diesel',
      'Gearbox: Automatic',
      'Power: 110 kW (150 hp)',
      'Engine size: 1,968 cm³',
      'Body type: Estate',
      'Registered until: 03/2027',
    ]);
  });

  it('tells the past above the title and the promises beside the price', () => {
    expect(pastTags(passat).map(({ text }) => text)).toEqual(['First owner', 'Bought new in Serbia']);
    expect(offerTags(passat, messages).map(({ text, tone }) => [text, tone])).toEqual([
      ['Good price', 'positive'],
      ['Available on credit', 'info'],
      [expect.stringContaining('cheaper'), undefined],
      [expect.stringContaining('arranty'), 'positive'],
    ]);
  });

  it('takes a declined exchange for no promise', () => {
    const declined: AdDetails = {
      ...passat,
      credit: false,
      damaged: false,
      price_label: null,
      highlights: [answer({ key: 'zamena', values: [value('ne', 'No exchange')] })],
      groups: [],
    };
    expect(offerTags(declined, messages)).toEqual([]);
  });
});

describe('the specification of an ad', () => {
  const groups = specGroups(passat, site, messages);
  const rows = groups.flatMap((group) => group.rows);

  it('repeats nothing that the page has said above', () => {
    const labels = rows.map(({ label }) => label);
    expect(labels).not.toContain('Year');
    expect(labels).not.toContain('Exchange');
    expect(new Set(labels).size).toBe(labels.length);
    expect(groups.every((group) => group.rows.length > 0)).toBe(true);
  });

  it('leads from a value of the filter panel to the list of the ads that share it [M53]', () => {
    expect(rows.find(({ label }) => label === 'Drive')?.href).toBe('/catalog/vehicles?filters=pogon:prednji');
  });

  it('tells make and model apart', () => {
    const vehicle = answer({
      key: 'vozilo',
      label: 'Vehicle',
      values: [value('volkswagen', 'Volkswagen'), value('volkswagen.passat', 'Passat')],
    });
    const [group] = specGroups(
      { ...passat, groups: [{ slug: 'osnovno', title: 'Vehicle', answers: [vehicle] }] },
      site,
      messages,
    );
    expect(group?.rows).toEqual([
      { label: 'Make', value: 'Volkswagen', href: '/catalog/vehicles?filters=vozilo:volkswagen' },
      { label: 'Model', value: 'Passat', href: '/catalog/vehicles?filters=vozilo:volkswagen.passat' },
    ]);
  });

  it('lists equipment of comfort and safety together', () => {
    expect(equipmentOf(passat).length).toBeGreaterThan(5);
    expect(equipmentOf(passat)).not.toContain('First owner');
  });
});

describe('the list behind an answer', () => {
  it.each<[string, AdAnswer, string | undefined]>([
    ['an answer', answer({ values: [value('crna', 'Black')] }), '/catalog/vehicles?filters=boja:crna'],
    ['a year', answer({ key: 'godiste', number: 2019 }), '/catalog/vehicles?filters=godiste:2019..2019'],
    ['a measure', answer({ key: 'kilometraza', number: 142000, unit: 'km' }), undefined],
    ['several answers', answer({ values: [value('a', 'A'), value('b', 'B')] }), undefined],
    ['an answer outside the panel', answer({ values: [value('crna', 'Black')], infilter: false }), undefined],
    ['words', answer({ text: 'R-Line' }), undefined],
  ])('of %s', (_, given, href) => {
    expect(answerHref(site, passat, given)).toBe(href);
  });

  it('of similar ads is the model, else the make, else the category', () => {
    const named = (slug: string | null) => ({ id: null, slug, title: 'x' });
    expect(similarListHref(site, passat)).toBe('/catalog/vehicles?filters=vozilo:volkswagen.passat');
    expect(similarListHref(site, { ...passat, model: named(null) })).toBe(
      '/catalog/vehicles?filters=vozilo:volkswagen',
    );
    expect(similarListHref(site, { ...passat, brand: named(null) })).toBe('/catalog/vehicles');
  });
});

describe('the seller of an ad', () => {
  it('is shown without a way to reach them [M53]', () => {
    const { name, note, company, verified } = sellerOf(passat, site, messages);
    expect({ name, note, company, verified }).toEqual({
      name: 'Auto Kuća Dunav',
      note: 'Car lot or showroom, member since 2014',
      company: true,
      verified: 'Verified seller',
    });
  });

  it('links to the page of a company, else to a list of the seller; the only ad of a person links nowhere [M53, M58]', () => {
    const hrefOf = (seller: Partial<AdDetails['seller']>) =>
      sellerOf({ ...passat, seller: { ...passat.seller, ...seller } }, site, messages).lines[1]?.href;
    expect(hrefOf({})).toBe('/companies/auto-kuca-dunav');
    expect(hrefOf({ company: null, id: 7, ads: 3 })).toBe('/catalog/vehicles?seller=7');
    expect(hrefOf({ company: null, ads: 1 })).toBeUndefined();
  });

  it('has the first letters of the name in any script', () => {
    expect(initialsOf('Milica Đorđević')).toBe('MĐ');
    expect(initialsOf('Ана')).toBe('А');
    expect(initialsOf('«Auto» Kuća Dunav')).toBe('AK');
    expect(initialsOf('…')).toBe('');
  });

  it('is in a city and a region, each named once', () => {
    expect(placeText({ country: 'RS', city: 'Beograd', region: { slug: 'beograd', title: 'Beograd' } }, messages)).toBe(
      'Beograd',
    );
    expect(placeText({ country: 'HU', city: null, region: null }, messages)).toBe('Hungary');
  });

  it('is that of the vehicle where the ad names more than its country, else that of the seller [M53]', () => {
    const town = { country: 'RS', city: 'Niš', region: { slug: 'nisavski', title: 'Nišavski' } };
    const country = { country: 'RS', city: null, region: null };
    const shown = (place: typeof town | typeof country, own: typeof place) =>
      sellerOf({ ...passat, place, seller: { ...passat.seller, place: own } }, site, messages).lines[0]?.text;
    expect([shown(town, country), shown(country, town)]).toEqual(['Niš, Nišavski', 'Niš, Nišavski']);
  });
});

describe('a long description', () => {
  const sentence = 'Redovno održavan u ovlašćenom servisu, sa servisnom knjigom. ';

  it('shows its start and keeps every word', () => {
    const text = sentence.repeat(20).trim();
    const { start, rest } = splitDescription(text);
    expect(start).toMatch(/\.$/);
    expect(start.length).toBeLessThanOrEqual(480);
    expect(`${start} ${rest}`).toBe(text);
  });

  it('is split between lines if possible', () => {
    const { start, rest } = splitDescription(`${sentence.repeat(6)}\n${sentence.repeat(10)}`);
    expect(start).toBe(sentence.repeat(6).trimEnd());
    expect(rest.startsWith('Redovno')).toBe(true);
  });

  it('is parted without spaces too, as Chinese is', () => {
    const { start, rest } = splitDescription('车况很好，定期保养。'.repeat(80));
    expect(start.endsWith('。')).toBe(true);
    expect(start.length + rest.length).toBe(800);
  });

  it('stays whole where a press would show little more', () => {
    expect(splitDescription('a '.repeat(280)).rest).toBe('');
  });
});

describe('the way back to the results', () => {
  const origin = 'http://gearlane.localhost:3000';

  it('is the very list that the visitor came from [B29]', () => {
    expect(listOfReferrer(`${origin}/catalog/vehicles?page=3&filters=gorivo:dizel`, origin, '/catalog/')).toBe(
      '/catalog/vehicles?page=3&filters=gorivo:dizel',
    );
  });

  it.each(['', 'not an address', `${origin}/auto-oglasi/1/golf`, 'https://elsewhere.example/catalog/vehicles'])(
    'is no list of ours after "%s"',
    (referrer) => {
      expect(listOfReferrer(referrer, origin, '/catalog/')).toBeNull();
    },
  );
});

describe('the price with financing [peers, complaint 7]', () => {
  it('is part of the note beside the price', () => {
    const { price } = adOffer(passat, messages);
    const offer = adOffer({ ...passat, price_type: 'fixed', financing_price: 9900 }, messages);
    expect(offer.price).toBe(price);
    expect(offer.priceNote).toMatch(/^Fixed price · with financing .?9,900/);
    expect(adOffer(passat, messages).priceNote).not.toContain('financing');
  });
});
