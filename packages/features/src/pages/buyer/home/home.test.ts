import { emptyCatalogQuery, fastSearchShortcuts } from '@volan/domain-rules';
import { fixtures, searchAds } from '@volan/mocks';
import { describe, expect, it } from 'vitest';
import { siteAt } from '../../../runtime/site/testing/siteAt.ts';
import { homeFacts } from './homeFacts.ts';
import { ownModels } from '../../../blocks/shortSearch/ownModels.ts';
import { shortcutCount } from './shortcutCount.ts';
import { shortQuestions } from '../../../blocks/shortSearch/shortQuestions.ts';

const category = fixtures.category('en');
const { meta } = searchAds({ ...emptyCatalogQuery, categoryId: category.id }, 'en');

const site = siteAt('/de', { language: 'de' });

describe('the number on a shortcut [B45-B50]', () => {
  it.each(fastSearchShortcuts.flatMap((shortcut) => ('query' in shortcut ? [shortcut.query] : [])))(
    'is that of the list that it leads to: %s',
    (query) => {
      const filters = new URLSearchParams(query).get('filters') ?? '';
      const groups = filters === '' ? [] : filters.split(';').map((group) => group.split(':'));
      const total = searchAds(
        {
          ...emptyCatalogQuery,
          categoryId: category.id,
          financing: query === 'credit=1',
          filters: groups.map(([key = '', values = '']) => ({
            key,
            values: values.split('*').map((slug) => ({ kind: 'option', slug }) as const),
          })),
        },
        'en',
      ).meta.total;
      expect(shortcutCount(`/catalog/vehicles?${query}`, { meta, category })).toBe(total);
    },
  );

  it('is not told where ads with several of the answers would count twice', () => {
    const twice = '/catalog/vehicles?filters=odrzavanje:garancija*prvi-vlasnik';
    expect(shortcutCount(twice, { meta, category })).toBeNull();
  });

  it('is not told for a page that is no list, or for several questions', () => {
    expect(shortcutCount('/companies', { meta, category })).toBeNull();
    expect(shortcutCount('/catalog/vehicles?filters=gorivo:dizel;karoserija:suv', { meta, category })).toBeNull();
    expect(shortcutCount('/catalog/vehicles?filters=krila:dva', { meta, category })).toBeNull();
  });
});

describe('the short search [M50]', () => {
  const questions = shortQuestions(category.specifications, [], 'en', 2026);

  it('asks for make and model, the price, the year and the region, if they are short filters', () => {
    const kinds = questions.filters.map((filter) =>
      filter.kind === 'limit' ? `${filter.key}.${filter.side}` : filter.key,
    );
    expect(kinds).toEqual(['vozilo', 'cena.max', 'godiste.min', 'region']);
    const without = category.specifications.map((each) =>
      each.slug === 'cena' ? { ...each, shortfilter: 0 as const } : each,
    );
    expect(shortQuestions(without, [], 'en', 2026).filters.map(({ key }) => key)).not.toContain('cena');
  });

  it('offers this year first, and prices that people think in', () => {
    const steps = (key: string) =>
      questions.filters.flatMap((each) => (each.kind === 'limit' && each.key === key ? each.steps : []));
    expect(steps('godiste')[0]).toEqual({ value: '2026', label: '2026' });
    expect(steps('cena').find(({ value }) => value === '10000')?.label).toBe('€10,000');
  });

  it('forgets a model with its make', () => {
    const chosen = 'category_id=1&f.vozilo=audi&f.vozilo=volkswagen.golf&f.cena.max=9000';
    expect(ownModels(chosen, questions)).toBe('category_id=1&f.vozilo=audi&f.cena.max=9000');
    const own = 'f.vozilo=volkswagen&f.vozilo=volkswagen.golf';
    expect(ownModels(own, questions)).toBe(own);
  });
});

describe('what the home page tells machines [M60]', () => {
  it('is the site in the language of the page, its search, and who runs it', () => {
    expect(homeFacts(site, 'https://gearlane.example')).toMatchObject([
      {
        '@type': 'WebSite',
        url: 'https://gearlane.example/de',
        inLanguage: 'de',
        potentialAction: {
          target: { urlTemplate: 'https://gearlane.example/de/catalog/vehicles?q={search_term_string}' },
        },
      },
      { '@type': 'Organization', name: 'Gearlane' },
    ]);
  });
});
