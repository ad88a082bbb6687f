import { randomUUID } from 'node:crypto';
import { listingStatus } from '@volan/domain-rules';
import { uploadPicture } from '../../selling/sellingTesting.ts';
import { photo, type OwnedThings, type OwnershipFixture } from './OwnershipFixture.ts';

/** Fast ads of an owner. [M17] */
export function ownedFastAds({ feeds: { test }, owner, company, call, ad }: OwnershipFixture): OwnedThings {
  const { sql } = test.database;
  const category_id = test.categories['vehicles'];

  async function fastAd() {
    const id = await ad({ line: 'Felne 17' });
    await sql`update ad set fast = true, expires_at = now() + interval '3 days' where id = ${id}`;
    return id;
  }
  async function typed() {
    const pictures = [await uploadPicture(test, owner, await photo())];
    return { line: ['Felne 17'], price: ['320'], city_id: test.golf['city_id'] ?? [], pictures };
  }
  const body =
    (more: object = {}) =>
    async () => ({ body: { id: await fastAd(), ...more } });
  const path = async () => ({ path: { id: await fastAd() } });

  return {
    createFastAd: async () => ({
      body: { id: randomUUID(), category_id, company_id: company, fields: await typed() },
    }),
    updateFastAd: async () => {
      const id = await fastAd();
      const { version } = await call<{ version: string }>('GET', `/fast-ads/form/${id}`);
      return { body: { id, version, fields: await typed() } };
    },
    changeFastAdStatus: body({ status: listingStatus.sold }),
    renewFastAd: body(),
    deleteFastAd: path,
    getMyFastAd: path,
    getFastAdForm: path,
  };
}
