import type { AdDraft, AdFormContent, AdLink } from '@volan/api-contract';
import { listingStatus } from '@volan/domain-rules';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { emptyAds } from '../testing/emptyAds.ts';
import { checkLedger } from '../ledger/checkLedger.ts';
import { balanceOf } from '../ledger/transfers.ts';
import { deleteOldDrafts } from '../selling/drafts.ts';
import { fine, openTestSelling, type Typed } from '../selling/sellingTesting.ts';
import { giveCredits } from '../testing/giveCredits.ts';
import { insertCompany } from '../testing/insertCompany.ts';
import type { TestPerson } from '../testing/openTestAccounts.ts';

const test = openedForFile(openTestSelling);
let ana: TestPerson;

afterEach(async () => {
  expect(await checkLedger(test.database.sql)).toEqual([]);
});
beforeEach(async () => {
  await test.beginAnew();
  await emptyAds(test.database.sql);
  ana = await test.seller();
});

const give = (amount: number, by = ana) => giveCredits(test, by.user.id, amount);
const credits = (by = ana) => balanceOf(test.database.sql, by.user.id, 'credit');
const buy = (what: object, images: number, by = ana) =>
  test.call('POST', '/ads/image-package', { ...what, images }, { as: by.accessToken });
const published = async (fields: Typed = {}, more: object = {}) =>
  fine<AdLink>(await test.publish(ana, fields, more)).id;
const form = async (id: number, by = ana) =>
  fine<AdFormContent>(await test.call('GET', `/ads/form/${id}`, null, { as: by.accessToken }));
const saved = async (fields: Typed = {}, id: string = crypto.randomUUID()) => {
  fine(await test.call('PUT', '/ads/draft', { id, version: 0, category_id: 1, fields }, { as: ana.accessToken }));
  return id;
};
const read = async (id: string) =>
  fine<AdDraft>(await test.call('GET', `/ads/draft/${id}`, null, { as: ana.accessToken }));
const remove = (id: string) => test.call('DELETE', `/ads/draft/${id}`, null, { as: ana.accessToken });

/** Pictures that wait for an ad, as many as wanted. */
async function uploaded(count: number): Promise<string[]> {
  const { sql } = test.database;
  const pictures = await sql<{ id: number }[]>`
    insert into picture (object_key, width, height)
    select 'originals/' || gen_random_uuid(), 4, 3 from generate_series(1, ${count}) returning id`;
  const ids = pictures.map(() => crypto.randomUUID());
  const rows = pictures.map(({ id: picture_id }, at) => ({ id: ids[at] ?? '', user_id: ana.user.id, picture_id }));
  await sql`insert into ad_picture_upload ${sql(rows)}`;

  return ids;
}

/** A company of another seller, for which Ana acts. */
async function companyWithStaff(name: string) {
  const { sql } = test.database;
  const owner = await test.seller();
  await sql`update users set type_id = 2 where id = ${owner.user.id}`;
  const slug = await insertCompany(sql, { seller: owner.user.id, name });
  const [company] = await sql<{ id: number }[]>`
    with of_slug as (select id from company where slug = ${slug})
    insert into company_member (company_id, user_id, role)
    select id, ${ana.user.id}, 'staff' from of_slug returning company_id::int as id`;

  return { owner, company_id: company?.id ?? 0 };
}

const edit = async (id: number, pictures: readonly string[]) => {
  const { version } = await form(id);
  const fields = { ...test.golf, pictures };
  return test.call('POST', '/ads/update', { id, version, fields }, { as: ana.accessToken });
};

describe('a package of pictures for an ad [L13-L18, T27]', () => {
  it.each([
    [10, 2, 30],
    [20, 3, 40],
    [30, 4, 50],
  ] as const)('of %i costs %i credits, and the ad may have %i pictures', async (images, price, max) => {
    await give(5);
    const id = await published();
    expect(fine(await buy({ ad_id: id }, images))).toEqual({
      images,
      credits: price,
      max_pictures: max,
      balance: 5 - price,
    });
    expect(await form(id)).toMatchObject({ max_pictures: max, bought_images: images });
  });

  it('that is larger costs the difference; the same one again nothing, a smaller one is refused', async () => {
    await give(10);
    const id = await published();
    await buy({ ad_id: id }, 10);
    expect(fine(await buy({ ad_id: id }, 30))).toMatchObject({ credits: 2, balance: 6 });
    expect(fine(await buy({ ad_id: id }, 30))).toMatchObject({ credits: 0, balance: 6 });
    expect((await buy({ ad_id: id }, 20)).status).toBe(409);
    expect(await credits()).toBe(6);
  });

  it('is paid once, from however many tabs it is sent', async () => {
    await give(10);
    const id = await published();
    const answers = await Promise.all(Array.from({ length: 6 }, () => buy({ ad_id: id }, 20)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await credits()).toBe(7);
  });

  it('is refused with too few credits, says how many are missing and changes nothing [J32]', async () => {
    await give(1);
    const id = await published();
    expect(await buy({ ad_id: id }, 30)).toMatchObject({
      status: 402,
      error: 'not-enough-credits',
      data: { missing: 3 },
    });
    expect(await form(id)).toMatchObject({ max_pictures: 20, bought_images: 0 });
    expect(await credits()).toBe(1);
  });

  it('lets the 21st picture in, and no 51st', async () => {
    await give(4);
    const pictures = await uploaded(51);
    const id = await published();
    expect((await edit(id, pictures.slice(0, 21))).errors).toEqual({ pictures: ['max'] });
    await buy({ ad_id: id }, 30);
    expect((await edit(id, pictures)).errors).toEqual({ pictures: ['max'] });
    fine(await edit(id, pictures.slice(0, 50)));
    expect((await form(id)).images).toHaveLength(50);
  });

  it('is refused for the ad of somebody else, and for one that is sold', async () => {
    await give(4);
    const id = await published();
    const stranger = await test.seller();
    await give(4, stranger);
    expect((await buy({ ad_id: id }, 10, stranger)).status).toBe(403);
    await test.database.sql`update ad set status = ${listingStatus.sold} where id = ${id}`;
    expect((await buy({ ad_id: id }, 10)).status).toBe(409);
    expect([await credits(), await credits(stranger)]).toEqual([4, 4]);
  });

  it('is refused where the packet of the account gives as many already [M13]', async () => {
    await give(4);
    const id = await published();
    await test.database.sql`
      insert into user_plan (user_id, plan, starts_at, ends_at)
      values (${ana.user.id}, 'lot', now() - interval '1 day', now() + interval '20 days')`;
    expect(await form(id)).toMatchObject({ max_pictures: 50, bought_images: 0 });
    expect((await buy({ ad_id: id }, 30)).status).toBe(409);
  });

  it('of a company is paid by the company, also where its staff buys it [H07]', async () => {
    const { sql } = test.database;
    const id = await published();
    await sql`update users set type_id = 2 where id = ${ana.user.id}`;
    const slug = await insertCompany(sql, { seller: ana.user.id, name: 'Auto Kuća Sava' });
    const staff = await test.seller();
    await sql`
      insert into company_member (company_id, user_id, role)
      select id, ${staff.user.id}, 'staff' from company where slug = ${slug}`;
    await give(2);
    await give(2, staff);
    fine(await buy({ ad_id: id }, 10, staff));
    expect([await credits(), await credits(staff)]).toEqual([0, 2]);
  });

  it.each([{}, { ad_id: 1, draft: '0b4f0b9e-0f2b-4c6e-9d1c-0d2f5a3c1b11' }])(
    'is for an ad or for a draft: not for %j',
    async (what) => {
      expect((await buy(what, 10)).errors).toEqual({ ad_id: ['required'] });
    },
  );

  it.each([0, 5, 40])('has 10, 20 or 30 pictures, not %i', async (images) => {
    expect((await buy({ ad_id: 1 }, images)).status).toBe(422);
  });
});

describe('a package of pictures for a draft', () => {
  it('stays with the ad that is published from it, where a larger one costs the difference', async () => {
    await give(10);
    const draft = await saved();
    fine(await buy({ draft }, 10));
    expect(await read(draft)).toMatchObject({ max_pictures: 30, bought_images: 10 });
    const pictures = await uploaded(30);
    const id = await published({ pictures }, { id: draft });
    expect(await form(id)).toMatchObject({ max_pictures: 30, bought_images: 10 });
    expect(fine(await buy({ ad_id: id }, 20))).toMatchObject({ credits: 1, max_pictures: 40 });
    expect(await credits()).toBe(7);
  });

  it('that is placed for a company is paid by the company, and comes back to it where it is published for its author [H07]', async () => {
    const { owner, company_id } = await companyWithStaff('Auto Kuća Morava');
    await give(4, owner);
    await give(2);
    const [kept, turned] = [
      await saved({ company_id: [String(company_id)] }),
      await saved({ company_id: [String(company_id)] }),
    ];
    fine(await buy({ draft: kept }, 10));
    fine(await buy({ draft: turned }, 10));
    expect(await read(kept)).toMatchObject({ max_pictures: 30, bought_images: 10 });
    expect([await credits(), await credits(owner)]).toEqual([2, 0]);
    const pictures = await uploaded(30);
    const id = await published({ pictures }, { id: kept, company_id });
    expect(await form(id)).toMatchObject({ bought_images: 10 });
    const own = await published({}, { id: turned });
    expect(await form(own)).toMatchObject({ bought_images: 0 });
    expect([await credits(), await credits(owner)]).toEqual([2, 2]);
  });

  it('is bought and published at once for a company, whichever comes first, and the company pays at most once [H07]', async () => {
    const { owner, company_id } = await companyWithStaff('Auto Kuća Tisa');
    await give(10, owner);
    let paid = 0;
    for (let round = 0; round < 5; round += 1) {
      const draft = await saved({ company_id: [String(company_id)] });
      const [bought, placed] = await Promise.all([
        buy({ draft }, 10),
        test.publish(ana, { mileage: [`${round + 1}.000`] }, { id: draft, company_id }),
      ]);
      const ad = await form(fine<AdLink>(placed).id);
      expect([null, 'not-found']).toContain(bought.error);
      expect(ad.bought_images).toBe(bought.error === null ? 10 : 0);
      if (bought.error === null) paid += 2;
    }
    expect(await credits(owner)).toBe(10 - paid);
  });

  it('is paid by its author where the company that it names is not one of theirs [H07]', async () => {
    const { sql } = test.database;
    const owner = await test.seller();
    await sql`update users set type_id = 2 where id = ${owner.user.id}`;
    const slug = await insertCompany(sql, { seller: owner.user.id, name: 'Auto Kuća Drava' });
    const [company] = await sql<{ id: number }[]>`select id::int from company where slug = ${slug}`;
    await give(2, owner);
    await give(2);
    fine(await buy({ draft: await saved({ company_id: [String(company?.id)] }) }, 10));
    expect([await credits(), await credits(owner)]).toEqual([0, 2]);
  });

  it('is for an own draft that is saved', async () => {
    await give(4);
    const draft = await saved();
    const stranger = await test.seller();
    await give(4, stranger);
    expect((await buy({ draft }, 10, stranger)).status).toBe(404);
    expect((await buy({ draft: crypto.randomUUID() }, 10)).status).toBe(404);
  });

  it('is paid back when the draft is deleted, and costs credits again in a new draft', async () => {
    await give(4);
    const draft = await saved();
    await buy({ draft }, 10);
    await buy({ draft }, 30);
    expect(await credits()).toBe(0);
    fine(await remove(draft));
    expect(await credits()).toBe(4);
    await saved({}, draft);
    expect((await read(draft)).bought_images).toBe(0);
    expect(fine(await buy({ draft }, 10))).toMatchObject({ credits: 2, balance: 2 });
    fine(await remove(draft));
    expect(await credits()).toBe(4);
  });

  it('comes back when the draft is forgotten [M64]', async () => {
    await give(3);
    const draft = await saved();
    await buy({ draft }, 20);
    await test.database.sql`update ad_draft set updated_at = now() - interval '400 days' where id = ${draft}`;
    expect(await deleteOldDrafts(test.database.sql)).toBe(1);
    expect(await credits()).toBe(3);
  });

  it('is paid once or not at all where the ad is published at the same moment', async () => {
    await give(3);
    const draft = await saved();
    const [bought, ad] = await Promise.all([buy({ draft }, 20), published({}, { id: draft })]);
    const { bought_images: held } = await form(ad);
    expect([bought.status, held, await credits()]).toEqual(bought.status === 200 ? [200, 20, 0] : [404, 0, 3]);
  });
});
