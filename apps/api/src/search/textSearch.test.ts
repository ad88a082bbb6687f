import { emptyCatalogQuery } from '@volan/domain-rules';
import { describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { insertAd } from '../testing/insertAd.ts';
import { openTestSearch } from '../testing/openTestSearch.ts';
import { resolveQuery } from './resolveQuery.ts';

const ads = {
  cacak: { words: 'Opel Astra Čačak' },
  octavia: { words: 'Škoda Octavia 1.9 TDI' },
  peugeot: { words: 'Peugeot 308 Beograd' },
  djordje: { words: 'Zastava Yugo Đorđe' },
};

const test = openedForFile(() =>
  openTestSearch('memory', async ({ sql }) => {
    for (const [name, ad] of Object.entries(ads)) ids.set(name, await insertAd(sql, ad));
  }),
);
const ids = new Map<string, number>();

async function find(q: string) {
  const { search } = resolveQuery(test.search.taxonomy.current(), { ...emptyCatalogQuery, q }, null, 0);
  const found = (await test.search.index().search(search)).ids;
  return [...ids].filter(([, id]) => found.includes(id)).map(([name]) => name);
}

describe('words of a visitor [N01]', () => {
  it.each(['Čačak', 'cacak', 'Чачак', 'ČAČAK', 'ćaćak'])(
    '"%s" finds Čačak whatever its case, marks and script',
    async (q) => expect(await find(q)).toEqual(['cacak']),
  );

  it.each(['shkoda oktavia', 'škoda octavia', 'Шкода Октавиа', 'skoda octavija', 'skoda octaviia'])(
    '"%s" finds Škoda Octavia',
    async (q) => expect(await find(q)).toEqual(['octavia']),
  );

  it.each(['pežo', 'пежо', 'peugot'])('"%s" means Peugeot', async (q) => expect(await find(q)).toEqual(['peugeot']));

  it('đ is dj', async () => expect(await find('djordje')).toEqual(['djordje']));

  it('all words must be in the ad', async () => expect(await find('opel octavia')).toEqual([]));

  it('the beginning of a word is enough', async () => expect(await find('octav')).toEqual(['octavia']));

  it('two typing errors are too many', async () => expect(await find('oktawja')).toEqual([]));

  it('a text of punctuation only is no search', async () => expect(await find('!?')).toHaveLength(4));
});
