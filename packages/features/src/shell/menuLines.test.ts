import { brands } from '@volan/domain-rules';
import { fixtures } from '@volan/mocks';
import { describe, expect, it } from 'vitest';
import type { Site } from '../runtime/site/Site.ts';
import { messagesOf } from '../runtime/site/useMessages.ts';
import { menuLines } from './menuLines.ts';

const siteOf = (brand: Site['brand'], country: string | null = null): Site => ({
  brand,
  language: brand.defaultLanguage,
  country,
  protocol: 'https:',
  host: 'shop.example',
  pathname: '/companies',
  search: '?page=2',
  now: 0,
});
const navigation = [
  { title: 'Categories', items: [{ title: 'Cars', slug: '/catalog/vehicles', icon: 'car' }] },
  { title: 'Buying', items: [{ title: 'On credit', slug: 'catalog/vehicles?credit=1', icon: 'landmark' }] },
];
const linesOf = (site: Site, groups = navigation, isBuilt = () => true) =>
  menuLines(site, messagesOf(site), { categories: fixtures.categories('en'), navigation: groups, isBuilt });

describe('the lines of the slide-out menu', () => {
  it('hold the account, the sections, the fast search, the history and the location, in this order [C23]', () => {
    const site = siteOf(brands.gearlane);
    const { t } = messagesOf(site);
    const labels = linesOf(site)
      .flat()
      .map(({ label }) => label);
    const order = [
      t('shell.sign-in'),
      t('shell.categories'),
      t('shell.fast-search'),
      'Buying',
      t('shell.history'),
      t('shell.select-location'),
    ].map((label) => labels.indexOf(label));
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(order).not.toContain(-1);
  });

  it('take their groups from the API: another list makes another menu [C63]', () => {
    const site = siteOf(brands.gearlane);
    const groupsOf = (groups: typeof navigation) =>
      linesOf(site, groups)
        .flat()
        .flatMap((line) => (line.entries ? [line.label] : []));
    const changed = [...navigation, { title: 'Selling', items: [{ title: 'Prices', slug: '/prices', icon: 'coins' }] }];
    expect(groupsOf(changed)).toEqual([...groupsOf(navigation), 'Selling']);
  });

  it('open the countries where the brand has a picker, with the flag of this one [C09, C23]', () => {
    const site = siteOf(brands.gearlane, 'de');
    const line = linesOf(site)
      .flat()
      .find(({ opens }) => opens && 'sheet' in opens && opens.sheet === 'site-countries');
    expect(line).toMatchObject({ flag: 'de' });
  });

  const locationOf = (subjects: { regionCountry?: string }) => {
    const site = siteOf(brands.volan);
    const messages = messagesOf(site);
    return menuLines(site, messages, { categories: [], navigation, ...subjects })
      .flat()
      .find(({ label }) => label === messages.t('shell.select-location'));
  };

  it('open the regions where the brand has no countries to pick, with the flag of their country [T08, T35]', () => {
    expect(locationOf({ regionCountry: 'RS' })).toMatchObject({ opens: { sheet: 'site-regions' }, flag: 'RS' });
  });

  it('lead to the place among all filters if the regions are unknown [T08, T15, T35]', () => {
    expect(locationOf({})).toMatchObject({ href: '/catalog/vehicles/detaljna-pretraga' });
  });

  it('hold nothing of the address, so that one menu serves all pages', () => {
    expect(JSON.stringify(linesOf(siteOf(brands.gearlane)))).not.toContain('page=2');
  });
});
