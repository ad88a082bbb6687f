import { fixtures } from '@volan/mocks';
import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../../runtime/site/useMessages.ts';
import { siteOf } from '../../../stories/storySite.ts';
import { statsRows } from './statsRows.ts';

const messages = messagesOf(siteOf('volan', 'rs'));
const stats = fixtures.sellerStats('rs', { span: 'week' });
const columnOf = (rows: (string | number)[][], name: string) => {
  const at = rows[0]?.indexOf(name) ?? -1;
  return rows.slice(1).map((row) => row[at]);
};

describe('a file of the statistics [P39]', () => {
  it('has a column for each number, with those of the span before', () => {
    const rows = statsRows(stats, 'steps', messages);
    expect(columnOf(rows, 'Prikazi u rezultatima')).toEqual(stats.points.map(({ impressions }) => impressions));
    expect(columnOf(rows, 'Poređenja (prethodni period)')).toEqual(
      stats.points.map(({ before }) => before?.comparisons),
    );
    expect(columnOf(statsRows(stats, 'ads', messages), 'Poređenja')).toEqual(
      stats.ads.map(({ comparisons }) => comparisons),
    );
  });

  it('leaves empty what was not counted yet, and says since when it is', () => {
    const since = stats.points[4]?.from ?? '';
    const rows = statsRows({ ...stats, seen_since: since }, 'steps', messages);
    const shown = columnOf(rows, `Prikazi u rezultatima (Od: ${since})`);
    expect(shown).toEqual(stats.points.map(({ impressions }, index) => (index < 4 ? '' : impressions)));
    expect(columnOf(rows, `Poređenja (Od: ${since}) (prethodni period)`)).toEqual(stats.points.map(() => ''));
    expect(columnOf(rows, 'Pregledi')).toEqual(stats.points.map(({ views }) => views));
  });
});
