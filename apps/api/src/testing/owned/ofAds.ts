import { randomUUID } from 'node:crypto';
import { listingStatus } from '@volan/domain-rules';
import { fine, uploadPicture } from '../../selling/sellingTesting.ts';
import { giveCredits } from '../giveCredits.ts';
import { formOf, photo, type OwnedThings, type OwnershipFixture } from './OwnershipFixture.ts';

/** Ads, drafts and pictures of an owner. */
export function ownedAds({ feeds: { test }, owner, company, call, ad }: OwnershipFixture): OwnedThings {
  const { sql } = test.database;
  const category_id = test.categories['vehicles'];
  const body =
    (more: object = {}) =>
    async () => ({ body: { id: await ad(), ...more } });
  const waiting = async () => uploadPicture(test, owner, await photo());

  let year = 1990;
  /** An ad that was published by the form, as the form reads it. */
  async function inForm() {
    year += 1;
    const fields = { year: [`${year}`], images: [await waiting()] };
    const { id } = fine<{ id: number }>(await test.publish(owner, fields));

    return call<{ id: number; version: string; fields: object; images: readonly { id: string }[] }>(
      'GET',
      `/ads/form/${id}`,
    );
  }
  async function draft() {
    const id = randomUUID();
    await call('PUT', '/ads/draft', { id, version: 0, category_id, fields: test.golf });
    return id;
  }

  return {
    createAd: async () => ({
      body: { id: randomUUID(), category_id, company_id: company, fields: { ...test.golf, year: ['1988'] } },
    }),
    updateAd: async () => {
      const { id, version, fields } = await inForm();
      return { body: { id, version, fields } };
    },
    deleteAd: async () => ({ path: { id: await ad() } }),
    changeAdStatus: body({ status: listingStatus.paused }),
    changeOwnAds: async () => ({ body: { ids: [await ad()], action: 'pause' } }),
    confirmAd: body(),
    renewAd: async () => {
      const id = await ad();
      await sql`update ad set expires_at = now() + interval '1 day' where id = ${id}`;
      return { body: { id } };
    },
    reserveAd: body({ reserved: true }),
    sortAdPictures: async () => {
      const { id, version, images } = await inForm();
      return { body: { id, version, images: images.map((image) => image.id) } };
    },
    getAdForm: async () => ({ path: { id: await ad() } }),
    getAdStats: async () => ({ path: { id: await ad() }, query: { days: 7 } }),
    getSellerStats: async () => ({ query: { ad_id: await ad() } }),
    listBoosts: async () => ({ query: { ad_id: await ad() } }),
    getMyAd: async () => ({ path: { id: await ad() } }),
    listMyAds: async () => ({ query: { company_id: company } }),
    buyBoost: async () => ({ body: { ad_id: await ad(), tier: 'xl' } }),
    buyImagePackage: async () => {
      // the packet of a company has all pictures
      const by = await test.seller();
      await giveCredits(test, by.user.id, 10);
      return { by, body: { ad_id: await ad({ seller: by.user.id }), images: 20 } };
    },
    activateWithCredits: async () => {
      const id = await ad({ status: listingStatus.pending });
      await sql`insert into ad_review (ad_id, waiting_since) values (${id}, now())`;
      return { body: { ad_id: id } };
    },
    payWithCredits: async () => {
      const item = { product: 'boost-xl', quantity: 1, ad_id: await ad() };
      return { body: { items: [item], credits: 6 } };
    },
    getDraft: async () => ({ path: { draft: await draft() } }),
    saveDraft: async () => ({ body: { id: await draft(), version: 1, category_id, fields: test.golf } }),
    deleteDraft: async () => ({ path: { draft: await draft() } }),
    uploadAdPicture: async () =>
      formOf({ id: await waiting(), image: new File([new Uint8Array(await photo())], 'x.jpg') }),
    removeAdPicture: async () => ({ path: { id: await waiting() } }),
  };
}
