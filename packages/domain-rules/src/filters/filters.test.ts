import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalFilters } from './canonicalFilters.ts';
import { hasValue, setRange, toggleOption, withFilter, withoutFilter } from './changeFilters.ts';
import { fastSearchShortcuts } from './fastSearchShortcuts.ts';
import { filtersToForm, holdsFilterForm, readFilterForm } from './filterForm.ts';
import { option, pair, range, type Filters } from './Filters.ts';
import { parseFilters } from './parseFilters.ts';
import { printFilters } from './printFilters.ts';

const parsed = (text: string): Filters => {
  const result = parseFilters(text);
  if (!result.ok) {
    throw new Error(`${text} was refused: ${result.problem}`);
  }
  return result.filters;
};

const slug = fc.stringMatching(/^[a-z0-9-]{1,8}$/);
const number = fc.oneof(
  fc.integer({ min: 0, max: 1_000_000_000 }),
  fc.integer({ min: 0, max: 9999 }).map((n) => n / 100),
);
const value = fc.oneof(
  slug.map(option),
  fc.tuple(slug, slug).map(([first, second]) => pair(first, second)),
  fc.tuple(number, number).map(([min, max]) => range(min, max)),
  number.map((min) => range(min, undefined)),
  number.map((max) => range(undefined, max)),
);
const filters = fc.array(fc.record({ key: slug, values: fc.array(value, { minLength: 1, maxLength: 4 }) }), {
  maxLength: 8,
});

describe('the filters of an address', () => {
  it('read what they print, for any filters', () => {
    fc.assert(
      fc.property(filters, (any) => {
        expect(parsed(printFilters(any))).toEqual(canonicalFilters(any));
      }),
    );
  });

  it('read the same from percent-encoded text [T54]', () => {
    fc.assert(
      fc.property(filters, (any) => {
        expect(parsed(encodeURIComponent(printFilters(any)))).toEqual(canonicalFilters(any));
      }),
    );
  });

  it('have one text for one search, for every order of choosing', () => {
    const shuffled = filters.chain((any) =>
      fc.tuple(fc.constant(any), fc.shuffledSubarray(any, { minLength: any.length })),
    );
    fc.assert(
      fc.property(shuffled, ([any, other]) => {
        expect(printFilters(other)).toBe(printFilters(any));
      }),
    );
  });

  it('put groups and values in the order of the taxonomy', () => {
    const order = {
      key: (key: string) => ['cena', 'gorivo'].indexOf(key),
      value: (_key: string, each: { kind: string; slug?: string }) => ['dizel', 'benzin'].indexOf(each.slug ?? ''),
    };
    expect(printFilters(parsed('gorivo:benzin*dizel;cena:3000..8000'), order)).toBe(
      'cena:3000..8000;gorivo:dizel*benzin',
    );
  });

  it('join groups of one key and say a value once', () => {
    expect(printFilters(parsed('gorivo:dizel*dizel;cena:..5;gorivo:benzin'))).toBe('cena:..5;gorivo:benzin*dizel');
  });

  it('write numbers in one way', () => {
    expect(printFilters(parsed('cena:007..8.50'))).toBe('cena:7..8.5');
    expect(printFilters(parsed('cena:-0..'))).toBe('cena:0..');
  });

  it.each([
    ['CENA:3000..8000', 'cena:3000..8000'],
    ['gorivo:Dizel', 'gorivo:dizel'],
    ['cena:8000..3000', 'cena:3000..8000'],
  ])('read %s as %s', (written, meant) => {
    expect(printFilters(parsed(written))).toBe(meant);
  });

  it.each([
    ['cena:3.000..8.000', 'cena:3000..8000'],
    ['cena:3.000..', 'cena:3000..'],
    ['cena:..3,000', 'cena:..3000'],
    ['cena:3 000..8%20000', 'cena:3000..8000'],
    ['cena:1.234.567..', 'cena:1234567..'],
    ['kubikaza:1,9..2.5', 'kubikaza:1.9..2.5'],
  ])('read the figures of %s as people write them: %s', (written, meant) => {
    expect(printFilters(parsed(written))).toBe(meant);
  });

  it.each(['cena:-5..', 'cena:..-5', 'cena:3.00.0..', 'cena:3...8', 'cena:1.2345..'])(
    'name the unreadable number of %s, and do not filter by it',
    (written) => {
      expect(parseFilters(written)).toMatchObject({ ok: false, parts: [written], readable: [] });
    },
  );

  it.each(['cena:3000..8000;;', ';cena:3000..8000', 'cena:3000..8000; ;'])('pass over empty parts: %s', (written) => {
    expect(printFilters(parsed(written))).toBe('cena:3000..8000');
  });

  it('are named without control characters', () => {
    expect(parseFilters('gorivo:di%00zel(')).toMatchObject({ ok: false, parts: ['gorivo:di zel('] });
  });

  it('keep the readable filters if some cannot be read, and name those', () => {
    expect(parseFilters('vozilo:volkswagen.golf;cena:3000..8000)')).toEqual({
      ok: false,
      problem: 'malformed',
      at: 'cena:3000..8000)',
      parts: ['cena:3000..8000)'],
      readable: parsed('vozilo:volkswagen.golf'),
    });
  });

  it('are an empty list for an empty text', () => {
    expect(parsed('')).toEqual([]);
  });

  it.each([
    'cena',
    'cena:',
    ':dizel',
    'cena:..',
    'cena:a..b',
    'cena:1..2..3',
    'a.b:c',
    'vozilo:a.b.c',
    'a:b:c',
    'a:b**c',
    'cena:1e3..',
    '%E0%A4%A',
  ])('refuse %s as malformed', (text) => {
    expect(parseFilters(text)).toMatchObject({ ok: false, problem: 'malformed' });
  });

  it('refuse more than 2,000 characters, 30 groups and 50 values', () => {
    const groups = (count: number) => Array.from({ length: count }, (_, at) => `k${at}:x`).join(';');
    const values = (count: number) => `k:${Array.from({ length: count }, (_, at) => `v${at}`).join('*')}`;
    const long = (length: number) => `k:${'x'.repeat(length - 2)}`;
    expect([groups(30), values(50), long(2000)].every((text) => parseFilters(text).ok)).toBe(true);
    expect(parseFilters(groups(31))).toEqual({ ok: false, problem: 'too-many-groups' });
    expect(parseFilters(values(51))).toEqual({ ok: false, problem: 'too-many-values' });
    expect(parseFilters(long(2001))).toEqual({ ok: false, problem: 'too-long' });
  });

  it.each([
    ['B45', 'bought-new-in-serbia', [{ key: 'odrzavanje', values: [option('kupljen-nov-u-srbiji')] }]],
    ['B46', 'new-cars', [{ key: 'stanje-vozila', values: [option('novo')] }]],
    ['B47', 'first-owner', [{ key: 'odrzavanje', values: [option('prvi-vlasnik')] }]],
    ['B48', 'on-credit', []],
    ['B49', 'with-warranty', [{ key: 'odrzavanje', values: [option('garancija')] }]],
    ['B50', 'open-to-exchange', [{ key: 'zamena', values: [option('sve-jedno'), option('za-jeftiniji-model')] }]],
  ])('understand the shortcut %s %s', (_row, key, expected) => {
    const shortcut = fastSearchShortcuts.find((each) => each.key === key);
    const query = new URLSearchParams(shortcut && 'query' in shortcut ? shortcut.query : '');
    expect(parsed(query.get('filters') ?? '')).toEqual(expected);
  });

  it('have the page of sellers as the seventh shortcut [B51]', () => {
    expect(fastSearchShortcuts[6]).toMatchObject({ page: 'companies' });
  });
});

describe('changing filters', () => {
  const golf = parsed('gorivo:dizel;vozilo:volkswagen');

  it('adds, removes and toggles a value', () => {
    expect(printFilters(withFilter(golf, 'gorivo', option('benzin')))).toBe('gorivo:benzin*dizel;vozilo:volkswagen');
    expect(printFilters(withoutFilter(golf, 'gorivo', option('dizel')))).toBe('vozilo:volkswagen');
    expect(printFilters(withoutFilter(golf, 'vozilo'))).toBe('gorivo:dizel');
    expect(toggleOption(toggleOption(golf, 'gorivo', option('benzin')), 'gorivo', option('benzin'))).toEqual(golf);
    expect(hasValue(golf, 'vozilo', option('volkswagen'))).toBe(true);
  });

  it('narrows a make to its model and widens it again', () => {
    const model = withFilter(golf, 'vozilo', pair('volkswagen', 'golf-7'));
    expect(printFilters(model)).toBe('gorivo:dizel;vozilo:volkswagen.golf-7');
    expect(withFilter(model, 'vozilo', option('volkswagen'))).toEqual(golf);
  });

  it('sets, swaps and clears a span', () => {
    expect(printFilters(setRange(golf, 'cena', 8000, 3000))).toBe('cena:3000..8000;gorivo:dizel;vozilo:volkswagen');
    expect(setRange(setRange(golf, 'cena', 1, undefined), 'cena', undefined, undefined)).toEqual(golf);
  });
});

describe('the filter form', () => {
  it('becomes filters; empty controls are dropped, and numbers that cannot be read are kept as they are', () => {
    const query = new URLSearchParams(
      'q=golf&f.gorivo=dizel&f.gorivo=&f.gorivo=Benzin!&f.cena.min=3.000&f.cena.max=&f.godiste.max=x&f.vozilo=audi.a4',
    );
    const { filters, unreadable } = readFilterForm(query, 'rs');
    expect(printFilters(filters)).toBe('cena:3000..;gorivo:dizel;vozilo:audi.a4');
    expect(unreadable).toEqual({ 'f.godiste.max': 'x' });
    const long = readFilterForm(new URLSearchParams({ 'f.cena.min': '9'.repeat(5000) }), 'rs');
    expect(long).toEqual({ filters: [], unreadable: { 'f.cena.min': '9'.repeat(100) } });
  });

  it.each([
    ['17.990', '17990..'],
    ['17,990', '17990..'],
    ['17 990', '17990..'],
    ['17\u00a0990', '17990..'],
    ['2,5', '2.5..'],
    ['1.234.567', '1234567..'],
    ['12.500 €', '12500..'],
    ['150.500 km', '150500..'],
  ])('reads the number %s as people type it', (typed, printed) => {
    expect(printFilters(readFilterForm(new URLSearchParams({ 'f.cena.min': typed }), 'rs').filters)).toBe(
      `cena:${printed}`,
    );
  });

  it.each(['f.vozilo=audi&f.vozilo=audi.a4', 'f.vozilo=audi.a4&f.vozilo=audi'])(
    'takes a ticked make with ticked models as the models: %s',
    (text) => {
      expect(printFilters(readFilterForm(new URLSearchParams(text), 'rs').filters)).toBe('vozilo:audi.a4');
    },
  );

  it('holds what the filters say, both ways', () => {
    const search = parsed('cena:3000..8000;godiste:2015..;gorivo:benzin*dizel;vozilo:audi.a4');
    const controls = filtersToForm(search);
    expect(controls).toContainEqual(['f.cena.max', '8000']);
    expect(readFilterForm(new URLSearchParams(controls), 'rs')).toEqual({ filters: search, unreadable: {} });
  });

  it('is recognised in an address', () => {
    expect(holdsFilterForm(new URLSearchParams('f.gorivo='))).toBe(true);
    expect(holdsFilterForm(new URLSearchParams('filters=gorivo:dizel&f=1&f.=2'))).toBe(false);
  });
});
