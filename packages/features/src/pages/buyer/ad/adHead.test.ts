import { brands } from '@volan/domain-rules';
import { fixtures } from '@volan/mocks';
import { describe, expect, it } from 'vitest';
import type { Site } from '../../../runtime/site/Site.ts';
import { messagesOf } from '../../../runtime/site/useMessages.ts';
import { adHead, goneAdHead } from './adHead.ts';

const site = (brand: 'volan' | 'gearlane', language: Site['language']): Site => ({
  brand: brands[brand],
  language,
  country: null,
  protocol: 'https:',
  host: `${brand}.example`,
  pathname: '/ad-details/1',
  search: '?utm_source=letter',
  now: 0,
});

const passat = fixtures.ad('en', 1);
const headOf = (ad: typeof passat, at: Site) => adHead(ad, at, messagesOf(at));

/** As a document has it. */
const plain = (facts: unknown) => JSON.parse(JSON.stringify(facts)) as Record<string, unknown>[];

describe('the head of an ad', () => {
  const english = site('gearlane', 'en');
  const head = headOf(passat, english);

  it('says what and for how much in its title [M60]', () => {
    expect(head.title).toBe('Volkswagen Passat Variant 2.0 TDI, €17,990');
    expect(headOf(fixtures.ad('rs', 1), site('volan', 'rs')).title).toMatch(/TDI, 17\.990\s€$/);
  });

  it('names no price where the seller asks to be asked', () => {
    const onRequest = headOf({ ...passat, price: null, price_type: 'on-request' }, english);
    expect(onRequest.title).toBe('Volkswagen Passat Variant 2.0 TDI');
    expect(plain(onRequest.facts)[0]?.['offers']).not.toHaveProperty('price');
  });

  it('describes the ad in at most 160 characters without quotation marks [G10]', () => {
    const description = `"Lepo" „vozilo“ <b>odmah</b> ${'x'.repeat(400)}`;
    const quoted = headOf({ ...passat, description }, site('volan', 'rs')).description;
    expect(quoted).not.toMatch(/["„“<>]/);
    expect(quoted.length).toBeLessThanOrEqual(161);
    expect(head.description).toMatch(/^€17,990 · 2019 · 142,000\skm · Diesel/);
  });

  it('is one page under both of its addresses: the slug address is canonical [T01]', () => {
    expect(head.canonical).toBe('/auto-oglasi/1/volkswagen-passat-variant-2-0-tdi');
    expect(headOf(passat, site('gearlane', 'de')).canonical).toBe(`/de${head.canonical}`);
  });

  it('belongs to the brand, not to the country whose host was asked [F08]', () => {
    expect(headOf(passat, { ...english, country: 'DE' }).origin).toBe('https://gearlane.example');
  });

  it('shares the first picture [M60]', () => {
    expect(head).toMatchObject({ picture: 100, pictureAlt: 'Volkswagen Passat Variant 2.0 TDI' });
    expect(headOf({ ...passat, images: [] }, english)).not.toHaveProperty('picture');
  });

  it('tells machines the vehicle, its offer and its place in the site [M60]', () => {
    const [vehicle, trail] = plain(head.facts);
    expect(vehicle).toMatchObject({
      '@type': 'Car',
      name: 'Volkswagen Passat Variant 2.0 TDI',
      vehicleModelDate: '2019',
      mileageFromOdometer: { value: 142000, unitCode: 'KMT' },
      fuelType: 'Diesel',
      vehicleEngine: { enginePower: { value: 110, unitCode: 'KWT' } },
      itemCondition: 'https://schema.org/UsedCondition',
      offers: {
        '@type': 'Offer',
        price: 17990,
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        availableAtOrFrom: { '@type': 'Place', address: { addressCountry: 'RS' } },
      },
    });
    expect(trail?.['itemListElement']).toMatchObject([
      { position: 1, item: 'https://gearlane.example/catalog/vehicles' },
      { position: 2, item: 'https://gearlane.example/catalog/vehicles?filters=vozilo:volkswagen' },
      { position: 3, item: 'https://gearlane.example/catalog/vehicles?filters=vozilo:volkswagen.passat' },
      { position: 4, item: `https://gearlane.example${head.canonical}` },
    ]);
  });

  it('says that a vehicle is reserved', () => {
    const availabilityOf = (ad: typeof passat) => plain(headOf(ad, english).facts)[0]?.['offers'];
    expect(availabilityOf(passat)).toMatchObject({ availability: 'https://schema.org/InStock' });
    expect(availabilityOf({ ...passat, reserved: true })).toMatchObject({
      availability: 'https://schema.org/Reserved',
    });
  });

  it('tells new and damaged vehicles apart [M60]', () => {
    const withCondition = (slug: string) => ({
      ...passat,
      highlights: [
        {
          key: 'stanje-vozila',
          label: 'Condition',
          icon: '',
          multi: false,
          unit: null,
          number: null,
          values: [{ slug, label: slug, icon: null }],
          text: null,
          infilter: true,
        },
      ],
    });
    const conditions = ['novo', 'polovno', 'osteceno', 'za-delove'].map(
      (slug) => plain(headOf(withCondition(slug), english).facts)[0]?.['itemCondition'],
    );
    expect(conditions).toEqual(
      ['New', 'Used', 'Damaged', 'Damaged'].map((condition) => `https://schema.org/${condition}Condition`),
    );
  });

  it('never tells the number of the chassis or of a telephone', () => {
    const told = JSON.stringify(head);
    expect(told).not.toMatch(/vehicleIdentificationNumber|telephone/);
  });

  it('calls a part a product, not a vehicle', () => {
    const [part] = plain(headOf({ ...passat, kind: 'delovi' }, english).facts);
    expect(part).toMatchObject({ '@type': 'Product' });
    expect(part).not.toHaveProperty('mileageFromOdometer');
  });

  it('keeps a gone ad out of search engines and still names it [B53]', () => {
    const gone = goneAdHead({ ...passat, status: 'sold', ended_at: null }, english, messagesOf(english));
    expect(gone).toMatchObject({ noindex: true, translated: false });
    expect(gone.title).toMatch(/^Volkswagen Passat Variant 2\.0 TDI – ./);
  });
});
