import { brands } from '@volan/domain-rules';
import { formatsOf } from '@volan/i18n';
import { describe, expect, it } from 'vitest';
import type { Site } from '../runtime/site/Site.ts';
import { categoryEntries } from './categoryEntries.ts';

const site: Site = {
  brand: brands.volan,
  language: 'rs',
  country: null,
  protocol: 'https:',
  host: 'volan.example',
  pathname: '/',
  search: '',
  now: 0,
};
const category = (id: number, slug: string, parent: number | null, count = 0) => ({
  id,
  parent_id: parent,
  kind: 'moto',
  slug,
  title: slug,
  icon: 'motorcycle',
  sort: id,
  count,
});

describe('the menu of the categories [C10]', () => {
  it('is a tree of links with numbers in the language of the visitor', () => {
    const entries = categoryEntries(
      site,
      [category(2, 'motorcycles', null, 4180), category(21, 'scooters', 2, 9), category(3, 'vans', null)],
      formatsOf('rs'),
    );
    expect(entries).toEqual([
      {
        label: 'motorcycles',
        href: '/catalog/motorcycles',
        count: '4.180',
        entries: [{ label: 'scooters', href: '/catalog/scooters', count: '9' }],
      },
      { label: 'vans', href: '/catalog/vans', count: '0' },
    ]);
  });

  it('puts a category at the top whose parent is not listed', () => {
    expect(categoryEntries(site, [category(21, 'scooters', 2)], formatsOf('rs'))[0]?.href).toBe('/catalog/scooters');
  });
});
