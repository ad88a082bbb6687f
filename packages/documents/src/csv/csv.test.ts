import { describe, expect, it } from 'vitest';
import { csvLine, csvText, type CsvCell } from './csv.ts';

const cells: [cell: CsvCell, written: string][] = [
  ['=1+1', "'=1+1"],
  ['+381641112223', "'+381641112223"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－2+3', "'－2+3"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['-12.5', '-12.5'],
  [-3, '-3'],
  [true, 'true'],
  [null, ''],
  [new Date(0), '1970-01-01T00:00:00.000Z'],
];

describe('a cell of CSV', () => {
  it.each(cells)('is never a formula that a spreadsheet runs: %j', (cell, written) => {
    expect(csvLine([cell])).toBe(`"${written}"\n`);
    expect(csvText([['', cell]])).toBe(`\uFEFF,${written}\r\n`);
  });

  it.each([
    ['\r=1', "'\r=1"],
    ['Golf\n=1+1', 'Golf\n=1+1'],
  ])('with a line break is in quotes, so it begins no row with a formula: %j', (cell, written) => {
    expect(csvLine([cell])).toBe(`"${written}"\n`);
    expect(csvText([[cell]])).toBe(`\uFEFF"${written}"\r\n`);
  });

  it('is in quotes where it holds a comma, a quote or a line break', () => {
    const cell = 'on kaže "da", i\nneće';
    expect(csvLine([cell])).toBe('"on kaže ""da"", i\nneće"\n');
    expect(csvText([[cell, 12_450]])).toBe('\uFEFF"on kaže ""da"", i\nneće",12450\r\n');
  });
});
