import { describe, expect, it } from 'vitest';
import { readWidgetQuery, widgetKey } from './readWidgetQuery.ts';
import { widgetHeight, widgetHeights } from './widgetHeight.ts';
import { widgetColumns, widgetRows } from './widgetKinds.ts';

const read = (kind: string, text: string) => readWidgetQuery(kind, new URLSearchParams(text), 'en');

describe('the address of a widget [M65]', () => {
  it('names filters as lists do, and choices inside replace them', () => {
    const query = read('search', 'filters=vozilo:audi;godina:2018..&f.vozilo=volkswagen');
    expect(query?.search.filters).toEqual([
      { key: 'godina', values: [{ kind: 'range', min: 2018 }] },
      { key: 'vozilo', values: [{ kind: 'option', slug: 'volkswagen' }] },
    ]);
  });

  it.each([
    ['banner', ''],
    ['ads', 'filters=vozilo'],
    ['ads', 'rows=2&rows=3'],
    ['ads', 'layout=circle'],
    ['ads', 'columns=40'],
    ['ads', 'page=-1'],
    ['ads', `category=${'a'.repeat(501)}`],
    ['ads', 'category=<script>'],
    ['stock', ''],
    ['stock', 'company=../../etc'],
    ['price-badge', 'ad=0'],
    ['price-badge', 'ad=99999999999'],
  ])('of %s with "%s" is refused: nothing is guessed', (kind, text) => {
    expect(read(kind, text)).toBeNull();
  });

  it.each([
    ['', 2],
    ['abc', 2],
    ['0', 2],
    ['3', 3],
    ['900', 6],
  ])('with rows="%s" shows %i', (text, rows) => {
    expect(widgetRows(text)).toBe(rows);
  });

  it('is one in the cache for all partners, for every key', () => {
    const [one, other] = [read('ads', 'key=a&rows=2'), read('ads', 'rows=2&key=b')];
    expect(one && widgetKey(one)).toBe(other && widgetKey(other));
  });

  it('shows a strip in one row', () => {
    expect(read('ads', 'layout=strip&rows=4')).toMatchObject({ rows: 1, columns: 12, isStrip: true });
  });
});

describe('the room of a widget', () => {
  it('grows by one ad and one gap with each row, and never with the number of columns', () => {
    const [two, three] = [2, 3].map((rows) => widgetHeight('ads', { rows }));
    expect((three ?? 0) - (two ?? 0)).toBe(widgetHeights.ad + widgetHeights.gap);
  });

  it.each([
    [300, 2],
    [519, 2],
    [520, 3],
    [760, 4],
    [1400, 4],
  ])('of %i pixels holds %i columns', (width, columns) => {
    expect(widgetColumns(width)).toBe(columns);
  });
});
