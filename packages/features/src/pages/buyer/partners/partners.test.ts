import { describe, expect, it } from 'vitest';
import { contrastsOf } from './contrastsOf.ts';
import { readChoice } from './SnippetChoice.ts';
import { sheetOf, snippetOf } from './snippetOf.ts';
import { readSource, sourcePatterns } from './widgetSource.ts';

const patterns = sourcePatterns();

describe('the address of what a widget shows [M65]', () => {
  it.each([
    ['stock', 'https://volan.example/companies/dunav', { attributes: { company: 'dunav' }, path: '/companies/dunav' }],
    [
      'stock',
      'volan.example/en/companies/dunav?page=2',
      { attributes: { company: 'dunav' }, path: '/en/companies/dunav' },
    ],
    ['price-badge', '/putnicka-oglasi/41/audi-a4', { attributes: { ad: '41' }, path: '/putnicka-oglasi/41/audi-a4' }],
    [
      'price-badge',
      'https://volan.example/detalji-oglasa/41',
      { attributes: { ad: '41' }, path: '/detalji-oglasa/41' },
    ],
    ['ads', '/de/catalog/vehicles', { attributes: { category: 'vehicles' }, path: '/de/catalog/vehicles' }],
    [
      'search',
      '/catalog/vehicles?filters=vozilo:audi&page=3',
      {
        attributes: { category: 'vehicles', filters: 'vozilo:audi' },
        path: '/catalog/vehicles?filters=vozilo:audi&page=3',
      },
    ],
    ['ads', '', { attributes: {}, path: null }],
    ['stock', '', 'missing'],
    ['price-badge', '', 'missing'],
    ['stock', '/catalog/vehicles', 'wrong'],
    ['ads', '/companies/dunav', 'wrong'],
    ['price-badge', '/ad-details/0', 'wrong'],
    ['stock', 'https://', 'wrong'],
    ['stock', 'javascript:alert(1)', 'wrong'],
  ] as const)('of %s, %j, is read', (element, source, read) => {
    expect(readSource(element, source, patterns)).toEqual(read);
  });
});

describe('the code of a widget [M65]', () => {
  const place = {
    origin: 'https://volan.example',
    brand: 'volan',
    major: '1',
    pin: null,
    fallback: { href: 'https://volan.example/"><b>', words: 'A & <b>' },
  };

  it('holds any typed text as data, never as markup', () => {
    const choice = readChoice(new URLSearchParams({ key: '"><script>', lang: '"x', own: '1', text: 'red;}' }));
    const code = snippetOf(choice, { filters: '"onclick="x' }, place);
    expect(code.match(/<[a-z-]+/g)).toEqual(['<script', '<volan-ads', '<a']);
    expect(code).toContain('key="&quot;&gt;&lt;script&gt;"');
    expect(code).toContain('filters="&quot;onclick=&quot;x"');
    expect(code).not.toContain('red');
  });

  it("links to us with the key, so that the partner's visitors are counted", () => {
    const choice = readChoice(new URLSearchParams('key=pk_a%26b'));
    const home = { ...place, fallback: { href: 'https://volan.example/en?a=1', words: 'Ads' } };
    expect(snippetOf(choice, {}, home)).toContain(
      '<a href="https://volan.example/en?a=1&amp;via=pk_a%26b" rel="noopener',
    );
  });

  it('has its room and colours as rules too, where a policy forbids style attributes', () => {
    const choice = readChoice(new URLSearchParams('element=search&own=1&text=%23123&accent=crvena'));
    expect(sheetOf(choice)).toMatch(
      /^volan-search \{\n {2}display: block;\n {2}min-height: \d+px;\n {2}--volan-on-accent: #ffffff;/,
    );
    expect(sheetOf(choice)).toContain('  --volan-text: #123;\n');
    expect(sheetOf(choice)).not.toContain('crvena');
  });

  it('with own colours is of one scheme, that of its surface, for every device', () => {
    const themeWith = (query: string) =>
      /theme="(\w+)"/.exec(snippetOf(readChoice(new URLSearchParams(query)), {}, place))?.[1];
    expect(themeWith('own=1')).toBe('light');
    expect(themeWith('own=1&surface=%23101010')).toBe('dark');
    expect([themeWith('own=1&theme=dark'), themeWith('')]).toEqual(['dark', 'auto']);
  });

  it('names no exact version that is not there', () => {
    const choice = readChoice(new URLSearchParams('version=pinned'));
    expect(snippetOf(choice, {}, place)).toContain('src="https://volan.example/widgets/1/volan.js"></script>');
  });

  it('has the initial value for unknown parts of the address', () => {
    const odd = new URLSearchParams('element=map&theme=pink&rows=900&layout=circle&ground=x&width=7&version=2&own=yes');
    expect(readChoice(odd)).toEqual({ ...readChoice(new URLSearchParams()), rows: 6 });
  });
});

describe('the contrast of own colours', () => {
  it('is never told better than it is, and left out where a colour cannot be read', () => {
    const { colors } = readChoice(new URLSearchParams({ text: '#767676', muted: '#777777', accent: 'blue' }));
    expect(contrastsOf(colors)).toEqual([
      { front: 'text', back: 'surface', ratio: 4.5 },
      { front: 'muted', back: 'surface', ratio: 4.4 },
    ]);
  });
});
