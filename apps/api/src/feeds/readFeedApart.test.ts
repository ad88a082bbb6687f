import { setTimeout as moment } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { countReadings } from '../testing/countReadings.ts';
import { readFeedTable } from './feedTable.ts';
import { readFeedApart } from './readFeedApart.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const attributes = Array.from({ length: 290 }, (_, index) => `a${index}="1"`).join(' ');
/** Its parser needs many seconds for it. */
const slow = bytesOf(`<cars>${`<car ${attributes}/>`.repeat(3000)}</cars>`);

describe('a file of a feed that is read apart', () => {
  it('is read as it is, or only its first rows and the beginnings of their cells', async () => {
    const file = bytesOf(`id;marka;opis\n${`A1;VW;${'x'.repeat(800)}\n`.repeat(60)}`);
    const whole = await readFeedTable(file);
    expect(await readFeedApart({ companyId: 1, bytes: file })).toEqual(whole);
    const { columns, rows } = await readFeedApart({ companyId: 1, bytes: file, only: 'head' });
    expect([columns, rows.length]).toEqual([whole.columns, 50]);
    expect(rows[49]).toEqual({ ...whole.rows[49], cells: ['A1', 'VW', 'x'.repeat(80)] });
  });

  it('says why it cannot be read', async () => {
    const broken = readFeedApart({ companyId: 1, bytes: bytesOf(`id;marka\n${'A1;VW\n'.repeat(5001)}`) });
    await expect(broken).rejects.toMatchObject({ reason: 'too-many-rows' });
  });

  it('does not block other calls, and is given up if it takes too long', async () => {
    const reading = readFeedApart({ companyId: 1, bytes: slow }, 1500);
    expect(await Promise.race([reading, moment(1, 'others go on')])).toBe('others go on');
    await expect(reading).rejects.toMatchObject({ reason: 'too-slow' });
  });

  it('waits while another file of its company is read', async () => {
    const readings = countReadings();
    const read = () => readFeedApart({ companyId: 1, bytes: slow }, 50).catch(() => readings.count());
    const [first, second] = [read(), read()];
    expect([await first, await second]).toEqual([1, 2]);
    readings.stop();
  });

  it('does not wait for a file of another company', async () => {
    const readings = countReadings();
    const read = (companyId: number) => readFeedApart({ companyId, bytes: slow }, 5000).catch(() => 'given up');
    const both = [read(1), read(2)];
    const first = Promise.race(both);
    await expect.poll(() => readings.count(), { timeout: 4000 }).toBe(2);
    expect(await Promise.race([first, moment(0, 'both are read')])).toBe('both are read');
    await Promise.all(both);
    readings.stop();
  });

  it.each([
    ['a tag', (text: string) => `<cars><car><a>${text}</a><b>1</b></car></cars>`],
    ['an attribute', (text: string) => `<cars><car a="${text}" b="1"/></cars>`],
    ['nothing but the list', (text: string) => `<cars>${text}</cars>`],
    ['a cell', (text: string) => `a,b\n"${text.replaceAll(';', ' ')}",1\n`],
  ])('is refused at once where %s holds six megabytes of references to letters', async (_, fileOf) => {
    const bytes = bytesOf(fileOf('&#x41;'.repeat(1_000_000)));
    await expect(readFeedTable(bytes)).rejects.toMatchObject({ reason: 'unreadable' });
  });
});
