import type { AdFormContent, AdLink } from '@volan/api-contract';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { emptyAds } from '../testing/emptyAds.ts';
import type { TestPerson } from '../testing/openTestAccounts.ts';
import { fine, openTestSelling, uploadPicture } from './sellingTesting.ts';

const test = openedForFile(openTestSelling);
let ana: TestPerson;
let id: number;

beforeEach(async () => {
  await test.beginAnew();
  await emptyAds(test.database.sql);
  ana = await test.seller();
  const pictures = [];
  for (const colour of ['red', 'green', 'blue']) pictures.push(await uploadPicture(test, ana, await drawn(colour)));
  ({ id } = fine<AdLink>(await test.publish(ana, { pictures })));
});

const drawn = (background: string) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer();
const as = (person = ana) => ({ as: person.accessToken });
const form = async () => fine<AdFormContent>(await test.call('GET', `/ads/form/${id}`, null, as()));
const shown = async () => (await form()).images.map((image) => image.id);
const sort = (images: readonly number[], version: string, by = ana) =>
  test.call('POST', '/ads/images/sort', { id, version, images }, as(by));
const remove = (image: number, by = ana) => test.call('DELETE', `/ads/image/${image}`, null, as(by));

describe('the pictures of an own ad [M14]', () => {
  it('take the requested order, if the version of the ad is current', async () => {
    const { version } = await form();
    const order = (await shown()).toReversed();
    const { version: next } = fine<{ version: string }>(await sort(order, version));
    expect(await shown()).toEqual(order);
    expect((await sort(order, version)).error).toBe('conflict');
    fine(await sort(order.toReversed(), next));
  });

  it('are exactly those that it shows: none is lost, doubled or taken from another ad', async () => {
    const { version } = await form();
    const [first = 0, second = 0, third = 0] = await shown();
    for (const images of [[first, second], [first, second, second], [first, second, third, 1], []]) {
      expect((await sort(images, version)).errors).toEqual({ images: ['value'] });
    }
    expect(await shown()).toEqual([first, second, third]);
  });

  it('are removed by their number, the others stay', async () => {
    const [first = 0, second = 0, third = 0] = await shown();
    expect((await remove(second)).data).toEqual({ removed: true });
    expect(await shown()).toEqual([first, third]);
    expect((await remove(second)).data).toEqual({ removed: false });
  });

  it('are neither sorted nor removed by others, nor once the ad has ended', async () => {
    const milan = await test.seller();
    const { version } = await form();
    const order = await shown();
    expect((await sort(order, version, milan)).error).toBe('forbidden');
    expect((await remove(order[0] ?? 0, milan)).data).toEqual({ removed: false });
    expect(await shown()).toEqual(order);
    fine(await test.call('POST', '/ads/status', { id, status: 6 }, as()));
    expect((await sort(order, version)).error).toBe('conflict');
    expect((await remove(order[0] ?? 0)).data).toEqual({ removed: false });
  });
});
