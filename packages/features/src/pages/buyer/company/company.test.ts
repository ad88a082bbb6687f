import { emptyCatalogQuery } from '@volan/domain-rules';
import { fixtures } from '@volan/mocks';
import { describe, expect, it } from 'vitest';
import type { CatalogPlace } from '../../../blocks/catalogSearch/catalogPlace.ts';
import { siteAt } from '../../../runtime/site/testing/siteAt.ts';
import { messagesOf } from '../../../runtime/site/useMessages.ts';
import { companyFacts } from './companyFacts.ts';
import { companyPageHead } from './companyPageHead.ts';
import { mapHref } from '../../../blocks/company/mapHref.ts';

const site = siteAt('/companies/auto-kuca-dunav', { country: 'RS' });
const messages = messagesOf(site);
const company = fixtures.company('en', 'auto-kuca-dunav');
const place: CatalogPlace = {
  categorySlug: 'vehicles',
  query: emptyCatalogQuery,
  view: 'grid',
  stockOf: { companySlug: company.slug, seller: company.seller },
};

describe('what a company tells search engines', () => {
  it('is the business with its address, numbers and hours, and its place in the site [M12, M58, M60]', () => {
    const [business, trail] = companyFacts(company, site, messages);
    expect(business).toMatchObject({
      '@type': 'AutoDealer',
      name: 'Auto Kuća Dunav',
      legalName: 'Auto Kuća Dunav d.o.o.',
      url: 'https://gearlane.example/companies/auto-kuca-dunav',
      taxID: '101234567',
      address: { streetAddress: 'Temerinska 84', addressLocality: 'Novi Sad', addressCountry: 'RS' },
    });
    const { openingHoursSpecification: hours } = business as { openingHoursSpecification: object[] };
    expect(hours).toHaveLength(6);
    expect(hours[5]).toMatchObject({ dayOfWeek: 'https://schema.org/Saturday', opens: '09:00', closes: '15:00' });
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: { length: 3 } });
  });

  it('has the days with other hours, closed ones from midnight to midnight [M58, M60]', () => {
    const holidays = { from: '2026-12-25', to: '2026-12-27', hours: null };
    const [business] = companyFacts({ ...company, hours_exceptions: [holidays] }, site, messages);
    expect(business).toMatchObject({
      specialOpeningHoursSpecification: [
        { validFrom: '2026-12-25', validThrough: '2026-12-27', opens: '00:00', closes: '00:00' },
      ],
    });
  });

  it.each([
    ['service', 'AutoRepair'],
    ['parts', 'AutoPartsStore'],
    ['partner', 'AutomotiveBusiness'],
  ] as const)('names the kind %s as %s', (type, name) => {
    expect(companyFacts({ ...company, type }, site, messages)[0]).toMatchObject({ '@type': name });
  });

  it('is a page of its own for each page of the stock, on the host of all countries; filters are not kept [M60]', () => {
    const headOf = (query: Partial<CatalogPlace['query']>) => {
      const at = { ...place, query: { ...place.query, ...query } };
      const { canonical, origin, noindex } = companyPageHead(company, at, site, messages);
      return [`${origin}${canonical}`, noindex];
    };
    expect(headOf({ page: 2, sorting: { field: 'price', direction: 'asc' } })).toEqual([
      'https://gearlane.example/companies/auto-kuca-dunav?page=2',
      false,
    ]);
    expect(headOf({ q: 'golf' })[1]).toBe(true);
    expect(companyPageHead(company, null, site, messages).title).toBe('Auto Kuća Dunav, Novi Sad');
  });
});

describe('the map of a company', () => {
  const withoutPoint = { ...company, location: null };
  const search = 'https://www.openstreetmap.org/search?query=';
  const queryOf = (href: string) => decodeURIComponent(href.replace(search, ''));

  it('opens at the point that the company set, with a mark on it [M58]', () => {
    expect(mapHref({ ...company, location: { lat: 45.2517, lng: 19.8369 } }, 'Serbia')).toBe(
      'https://www.openstreetmap.org/?mlat=45.2517&mlon=19.8369#map=17/45.2517/19.8369',
    );
  });

  it('searches for the address of a company without a point, or for its town', () => {
    expect(queryOf(mapHref(withoutPoint, 'Serbia'))).toBe('Temerinska 84, Novi Sad, Serbia');
    expect(queryOf(mapHref({ ...withoutPoint, address: null }, 'Serbia'))).toBe('Novi Sad, Serbia');
  });

  it.each(['Temerinska 84, Novi Sad', 'Temerinska 84, 21000 NOVI SAD'])('names the town of "%s" once', (address) => {
    expect(queryOf(mapHref({ ...withoutPoint, address }, 'Serbia'))).toBe(`${address}, Serbia`);
  });
});
