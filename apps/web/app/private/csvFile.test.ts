import type { CsvCell } from '@volan/documents/csv';
import { describe, expect, it } from 'vitest';
import { csvFile } from './csvFile.ts';

const textOf = async (rows: readonly (readonly CsvCell[])[]) =>
  Buffer.from(await csvFile('volan-ads', rows).arrayBuffer()).toString();

describe('a file for a spreadsheet [P39, B15]', () => {
  it('is UTF-8 with its mark, lines end as RFC 4180 says, and what holds a comma, a quote or a line end is quoted', async () => {
    expect(
      await textOf([
        ['Oglas', 'Cena'],
        ['Škoda "Octavia", 1.6\nTDI', 12_450],
      ]),
    ).toBe('\uFEFFOglas,Cena\r\n"Škoda ""Octavia"", 1.6\nTDI",12450\r\n');
  });

  it('is saved under its name, and kept by nobody', () => {
    const { headers } = csvFile('volan-ads', []);
    expect(headers.get('content-disposition')).toBe('attachment; filename="volan-ads.csv"');
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
      'text/csv; charset=utf-8',
      'no-store',
    ]);
  });
});
