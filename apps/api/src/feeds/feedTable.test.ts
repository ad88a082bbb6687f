import { describe, expect, it } from 'vitest';
import { readFeedTable } from './feedTable.ts';

const read = (text: string) => readFeedTable(new TextEncoder().encode(text));

describe('a file of a stranger', () => {
  it('has no half characters in its names and cells, for any escapes in JSON', async () => {
    const { columns, rows } = await read('[{"id":"A\\ud83d","make\\ude97":"VW"},{"id":"B🚗","make\\ude97":"VW"}]');
    expect(columns).toEqual(['id', 'make\uFFFD']);
    expect(rows.map(({ cells }) => cells[0])).toEqual(['A\uFFFD', 'B🚗']);
  });

  it.each([
    ['JSON of lists in lists', () => `[${'['.repeat(500_000)}${']'.repeat(500_000)}]`],
    ['JSON of records in records', () => `[${'{"a":[{"b":1},'.repeat(40_000)}1${']}'.repeat(40_000)}]`],
    ['JSON of rows that have no column in common', () => JSON.stringify(wide(400).map((name) => ({ [name]: 1 })))],
    ['XML with a tag of 200,000 attributes', () => `<cars><car ${values(200_000)}/><car a="1"/></cars>`],
    ['XML with one of 200,000 names', () => `<cars><car ${wide(200_000).join(' ')}/><car a="1"/></cars>`],
    ['XML whose attributes hold the end of a tag', () => `<cars><car ${values(2000, '>')}/><car a="1"/></cars>`],
    ['XML with an instruction of 500,000 attributes', () => `<?x ${values(500_000)}?><cars><car a="1"/></cars>`],
    [
      'CSV with rows that end in another way than its head',
      () => `make,model\n${`${','.repeat(250)}\r`.repeat(20_000)}`,
    ],
    ['CSV of commas', () => ','.repeat(9_000_000)],
    ['CSV with commas behind a quote in a cell', () => `make,model\n17" ${','.repeat(5_000_000)}"\n`],
    ['CSV with commas behind a cell in quotes', () => `make,model\n"a ""b"""${','.repeat(5_000_000)}\n`],
    ['CSV with a row of commas', () => `make,model\n${`${','.repeat(190_000)}\n`.repeat(40)}`],
  ])('is refused at once where it is %s', async (_kind, make) => {
    const text = make();
    const began = performance.now();
    await expect(read(text)).rejects.toMatchObject({ reason: 'unreadable' });
    expect(performance.now() - began).toBeLessThan(4000);
  });

  it('is refused before it is read to its end where it has far more rows than a feed may have', async () => {
    const rows = '<car id="1"><make>VW</make></car>'.repeat(5400);
    await expect(read(`<cars><dealer/>${rows}<car id=`)).rejects.toMatchObject({ reason: 'too-many-rows' });
    const few = '<car id="1"><make>VW</make><!-- <a> --></car>'.repeat(5001);
    await expect(read(`<cars>${few}</cars>`)).rejects.toMatchObject({ reason: 'too-many-rows' });
    const most = await read(`<cars>${'<car id="1"><make>VW</make><!-- <a> --></car>'.repeat(5000)}</cars>`);
    expect(most.rows).toHaveLength(5000);
  });

  it('may hold long texts with any signs, and as many columns as are offered', async () => {
    const signs = '<b a="1" c="2">, = \' " '.repeat(400);
    const xml = (id: string) => `<car ${values(290)} id="${id}"><!-- " --><text><![CDATA[${signs}]]></text></car>`;
    const inXml = await read(`<cars>${xml('A1')}${xml('A2')}</cars>`);
    expect(inXml.columns).toHaveLength(292);
    const cells = new Map(inXml.columns.map((name, index) => [name, inXml.rows[1]?.cells[index]]));
    expect([cells.get('id'), cells.get('text'), cells.get('c289')]).toEqual(['A2', signs, '1']);
    const cell = '🚗,'.repeat(12_000);
    const inCsv = await read(`id,text\n${`A,"${cell}"\n`.repeat(20)}`);
    expect(inCsv.rows.map(({ cells }) => cells)).toEqual(Array.from({ length: 20 }, () => ['A', cell]));
  });
});

const wide = (count: number) => Array.from({ length: count }, (_, index) => `c${index}`);
const values = (count: number, value = '1') =>
  wide(count)
    .map((name) => `${name}="${value}"`)
    .join(' ');
