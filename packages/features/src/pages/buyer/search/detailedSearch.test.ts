import { emptyCatalogQuery, parseFilters, type Filters } from '@volan/domain-rules';
import { fixtures, searchAds } from '@volan/mocks';
import { describe, expect, it } from 'vitest';
import { filterOrder } from '../catalog/filterOrder.ts';
import type { PanelGroup } from '../catalog/FilterPanelProps.ts';
import type { FilterSubjects } from '../catalog/filterLabels.ts';
import type { Site } from '../../../runtime/site/Site.ts';
import { siteAt } from '../../../runtime/site/testing/siteAt.ts';
import { detailedSearchOf } from './detailedSearchOf.ts';
import { readDetailedSearch } from './readDetailedSearch.ts';
import { soughtField } from './soughtFields.ts';

const site = siteAt('/catalog/vehicles/detailed-search', { now: Date.parse('2026-11-21T10:00:00Z') });
const categories = [
  { id: 1, slug: 'vehicles' },
  { id: 2, slug: 'motorcycles' },
] as const;
const specifications = fixtures
  .category('en')
  .specifications.map((one) => (one.slug === 'gorivo' ? { ...one, former: { nafta: 'dizel' } } : one));
const read = (query: string, from: Site = site) =>
  readDetailedSearch(from, new URLSearchParams(query), categories[0], categories, filterOrder({ specifications }));

describe('an address of the detailed search', () => {
  it('fills the form with its search', () => {
    const address = read('filters=gorivo:dizel&credit=1&page=3');
    expect(address).toMatchObject({ kind: 'page', place: { query: { page: 1, financing: true } } });
  });

  it('keeps what can be read of its filters, and the parts that cannot', () => {
    expect(read('filters=gorivo:dizel;cena:-5..;;')).toMatchObject({
      place: { unread: ['cena:-5..'], query: { filters: [{ key: 'gorivo' }] } },
    });
  });

  it.each([
    [
      'f.gorivo=dizel&f.cena.max=9000&f.godiste.min=',
      '/catalog/vehicles/detailed-search?filters=cena:..9000;gorivo:dizel',
    ],
    ['f.gorivo=dizel&to=2', '/catalog/motorcycles/detailed-search?filters=gorivo:dizel'],
    ['filters=gorivo:dizel&to=2', '/catalog/motorcycles/detailed-search?filters=gorivo:dizel'],
    ['to=99', '/catalog/vehicles/detailed-search'],
    [
      'f.gorivo=dizel&sort=price&order=asc',
      '/catalog/vehicles/detailed-search?filters=gorivo:dizel&sort=price&order=asc',
    ],
  ])('that a form wrote moves to the one of its answers: %s', (query, to) => {
    expect(read(query)).toEqual({ kind: 'redirect', to, status: 303 });
  });

  it.each([
    ['filters=gorivo:nafta', 'filters=gorivo:dizel'],
    ['filters=gorivo:dizel*nafta&credit=1', 'filters=gorivo:dizel&credit=1'],
  ])('moves for good where an answer was renamed or merged: %s [J131]', (former, present) => {
    const to = `/catalog/vehicles/detailed-search?${present}`;
    expect(read(former)).toEqual({ kind: 'redirect', to, status: 301 });
  });

  it('shows a form again that holds an unreadable number', () => {
    const address = read('f.gorivo=dizel&f.cena.max=abc&to=2');
    expect(address).toMatchObject({ kind: 'page', place: { unreadable: { 'f.cena.max': 'abc' } } });
    expect(address.kind === 'page' && address.place.query.filters.map(({ key }) => key)).toEqual(['gorivo']);
  });

  it('is refused where the search is over the limits', () => {
    expect(read(`filters=k:${Array.from({ length: 51 }, (_, at) => `v${at}`).join('*')}`).kind).toBe('refused');
  });

  it('searches the country of the host, in spite of its query [F08]', () => {
    const german = { ...site, country: 'DE' };
    expect(read('country=RS', german)).toMatchObject({ place: { query: { countries: ['DE'] } } });
  });
});

const filtersOf = (text: string): Filters => {
  const parsed = parseFilters(text);
  return parsed.ok ? parsed.filters : [];
};

function formOf(filters: string) {
  const category = fixtures.category('en');
  const subjects: FilterSubjects = { category, brands: [], models: {}, generations: {}, regions: [] };
  const query = { ...emptyCatalogQuery, categoryId: 1, filters: filtersOf(filters) };
  const { meta } = searchAds(query, 'en');
  const place = { categorySlug: 'vehicles', query, view: 'list' as const };

  return detailedSearchOf(place, meta, subjects, fixtures.categories('en'), site);
}

describe('the form of the detailed search', () => {
  it('asks for all filters, each once, also those without ads', () => {
    const asked = fixtures.category('en').specifications.filter(({ infilter }) => infilter === 1);
    const form = formOf('cena:..1');
    const keys = form.sections.flatMap((section) => section.keys);
    // Makes and regions come with calls that this test leaves out; financing is a switch.
    const elsewhere = ['vozilo', 'region', 'kredit'];
    expect(keys.toSorted()).toEqual(
      asked
        .map(({ slug }) => slug)
        .filter((slug) => !elsewhere.includes(slug))
        .toSorted(),
    );
    expect(form.sections.filter(({ credit }) => credit)).toHaveLength(1);
  });

  it('names what the category does not ask', () => {
    expect(formOf('gorivo:dizel;tip-motocikla:enduro').dropped).toContain('tip-motocikla:enduro');
    expect(formOf('gorivo:dizel').dropped).toBeNull();
  });

  it('counts the registration from the month of the page, and keeps another one of the address', () => {
    const control = (filters: string) => formOf(filters).groups.find(({ key }) => key === 'registrovan-do')?.control;
    expect(control('')).toMatchObject({ kind: 'limit', side: 'min', value: '' });
    const values = (filters: string) => {
      const found = control(filters);
      return found?.kind === 'limit' ? found.options.map(({ value }) => value) : [];
    };
    expect(values('').slice(0, 4)).toEqual(['', '202611', '202612', '202701']);
    expect(values('registrovan-do:203501..')).toContain('203501');
  });
});

describe('looking for a field', () => {
  const group: PanelGroup = {
    key: 'oprema',
    group: 'komfor',
    title: 'Oprema',
    value: '',
    open: false,
    control: {
      kind: 'options',
      options: [
        { value: 'kuka', label: 'Kuka za vuču' },
        { value: 'alarm', label: 'Alarm' },
      ],
    },
  };

  it.each([
    ['', true, null],
    ['OPREM', true, null],
    ['vucu', true, ['kuka']],
    ['tempomat', false, []],
  ])('by “%s” [N01]', (text, found, answers) => {
    const field = soughtField(group, text);
    expect([field.found, field.answers && [...field.answers]]).toEqual([found, answers]);
  });
});
