import type { AdAnswer, AdCompared } from '@volan/api-contract';
import { createTranslator, formatsOf } from '@volan/i18n';
import { describe, expect, it, vi } from 'vitest';
import { markBest } from './bestValue.ts';
import { compareTexts } from './CompareTexts.ts';
import { comparisonOf } from './comparisonOf.ts';
import { comparisonOfKept } from './comparisonOfKept.ts';

vi.mock('@volan/ui/names', () => ({ isOutlineName: () => false }));

const texts = compareTexts({ t: createTranslator('rs'), message: () => [] });
const messages = { texts, formats: formatsOf('rs'), href: ({ id }: AdCompared) => `/ad/${id}` };

const answer = (key: string, label: string, more: Partial<AdAnswer> = {}): AdAnswer => ({
  key,
  label,
  icon: null,
  multi: false,
  unit: null,
  number: null,
  values: [],
  text: null,
  infilter: true,
  ...more,
});
const value = (slug: string, label = slug) => ({ slug, label, icon: null });

const adOf = (id: number, price: number | null, ...answers: AdAnswer[]) =>
  ({
    id,
    kind: 'auto',
    title: `Oglas ${id}`,
    price,
    images: [],
    highlights: [],
    credit: id === 1,
    place: { country: 'RS', region: null, city: 'Niš' },
    seller: { id: 1, name: 'Milica', type: 'private' },
    groups: [{ slug: 'stanje', title: 'Stanje', answers }],
  }) as unknown as AdCompared;

const rowsOf = (...ads: AdCompared[]) =>
  new Map(comparisonOf(ads, messages).groups.flatMap(({ rows }) => rows.map(({ label, values }) => [label, values])));

describe('ads side by side [M56]', () => {
  it('has one row for each question that any of them answers, and says where one does not', () => {
    const rows = rowsOf(adOf(1, 100, answer('klima', 'Klima', { values: [value('rucna', 'Manuelna')] })), adOf(2, 200));
    expect(rows.get('Klima')).toEqual([{ text: 'Manuelna' }, { text: 'Nije navedeno', tone: 'unstated' }]);
  });

  it('has a row for each thing that one of them has, in the order of the first', () => {
    const equipment = (...slugs: string[]) =>
      answer('oprema', 'Oprema', { multi: true, values: slugs.map((s) => value(s)) });
    const ads = [adOf(1, 100, equipment('abs', 'esp')), adOf(2, 200, equipment('kuka', 'abs'))];
    const [, group] = comparisonOf(ads, messages).groups;
    expect(group?.rows.map(({ label }) => label)).toEqual(['abs', 'esp', 'kuka']);
    expect(group?.rows[2]?.values.map(({ tone }) => tone)).toEqual(['unstated', 'yes']);
  });

  it('begins with price and key facts, and ends with credit, place and seller', () => {
    const { groups } = comparisonOf([adOf(1, null, answer('godiste', 'Godište', { number: 2019 }))], messages);
    expect(groups[0]?.rows.map(({ label, values }) => [label, values[0]?.text])).toEqual([
      ['Cena', 'Cena na upit'],
      ['Godište', '2019.'],
    ]);
    expect(groups.at(-1)?.rows.map(({ values }) => values[0]?.text)).toEqual(['Da', 'Niš', 'Milica']);
  });

  it('carries remarks of a link in a row of their own, as text [N07]', () => {
    const { groups } = comparisonOf([adOf(1, 1), adOf(2, 2)], messages, { 2: '<b>skup</b>' });
    expect(groups[0]).toEqual({
      title: 'Napomene',
      rows: [{ label: 'Napomena', values: [{ text: '' }, { text: '<b>skup</b>' }] }],
    });
  });

  it('shows what the browser kept where the API cannot be asked [N13, E11]', () => {
    const kept = { id: 7, title: 'Golf', price: 9000, categoryId: 1, images: [], year: 2015, mileage: null, note: '' };
    const { ads, groups } = comparisonOfKept([kept], messages, {
      brand: { id: 'volan', spelling: 'serbian', defaultLanguage: 'rs' } as never,
      language: 'rs',
    });
    expect(ads[0]).toMatchObject({ id: '7', title: 'Golf', href: '/detalji-oglasa/7' });
    expect(groups[0]?.rows.map(({ values }) => values[0]?.text.replace(/\s/g, ' '))).toEqual([
      '9.000 €',
      '2015.',
      'Nije navedeno',
    ]);
  });
});

describe('the most favourable value [M56]', () => {
  const mark = (key: string, ...numbers: (number | null)[]) =>
    markBest(
      key,
      numbers,
      numbers.map((number) => ({ text: String(number) })),
    ).map(({ tone }) => tone === 'best');

  it.each([
    ['cena', [3, 1, 2], [false, true, false]],
    ['kilometraza', [3, null, 2], [false, false, true]],
    ['godiste', [2019, 2018, 2019], [true, false, true]],
    ['snaga', [85, 110], [false, true]],
  ])('of %s among %j', (key, numbers, best) => {
    expect(mark(key, ...numbers)).toEqual(best);
  });

  it.each([
    ['all are equal', 'cena', [5, 5]],
    ['only one is known', 'cena', [5, null]],
    ['it is a matter of taste', 'kubikaza', [1600, 2000]],
  ])('is missing where %s', (_, key, numbers) => {
    expect(mark(key, ...numbers)).toEqual(numbers.map(() => false));
  });
});
