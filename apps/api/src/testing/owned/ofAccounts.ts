import { listingStatus } from '@volan/domain-rules';
import { openCompany } from '../../feeds/feedTesting.ts';
import { notify } from '../../notifications/notify.ts';
import { undoMs } from '../../moderation/decisions.ts';
import { fine } from '../../selling/sellingTesting.ts';
import { fromWeb } from '../openTestAccounts.ts';
import { softAuthenticator } from '../softAuthenticator.ts';
import type { OwnedThings, OwnershipFixture } from './OwnershipFixture.ts';

/** What belongs to an account: sessions, passkeys, addresses, notifications, decisions and devices. */
export function ownedByAccount({ feeds: { test }, owner, call, ad }: OwnershipFixture): OwnedThings {
  const { sql } = test.database;
  const me = owner.user.id;

  async function session() {
    fine(await test.signIn(owner.email));
    const [row] = await sql<{ id: string }[]>`
      select id from session where user_id = ${me} order by created_at desc limit 1`;
    return row?.id ?? '';
  }
  async function passkey() {
    const page = { ...fromWeb, 'x-visitor-origin': 'https://volan.localhost' };
    await sql`delete from passkey where user_id = ${me}`;
    await sql`update session set authenticated_at = now() where user_id = ${me}`;
    const options = await call<never>('POST', '/auth/passkeys/create', {}, owner, page);
    const credential = softAuthenticator().make(options, { origin: page['x-visitor-origin'] });

    return call<{ id: string }>('PUT', '/auth/passkeys', { credential }, owner, page);
  }
  async function notification() {
    await notify(sql, [me], { event: 'approved', adId: await ad() }, new Date(test.now));
    const [row] = await sql<{ id: number }[]>`
      select id::int from notification where user_id = ${me} order by id desc limit 1`;
    return row?.id ?? 0;
  }

  /** A decision about an ad, which its owner may appeal. */
  async function decision() {
    const { id } = fine<{ id: number }>(await test.publish(owner, { year: ['1987'] }));
    const status = listingStatus.removed;
    const decided = { id, status, reasons: ['pictures'], reason: 'Tuđe slike.' };
    await call('POST', '/admin/ad/status', decided, await test.administrator());
    test.now += undoMs;
    const [statement] = await call<readonly { key: string }[]>('GET', '/user/statements');

    return statement?.key ?? '';
  }
  /** The mailed token of an invitation into another company. */
  async function invitation() {
    const boss = await test.seller({ type: 2 });
    const company_id = await openCompany(test, boss);
    await call('POST', '/company/invite', { company_id, email: owner.email, role: 'staff' }, boss);
    const [mail] = await sql<{ link: string }[]>`
      select content ->> 'link' as link from mail where recipient = ${owner.email} order by id desc limit 1`;

    return new URL(mail?.link ?? '', 'http://x').searchParams.get('token') ?? '';
  }

  return {
    appealDecision: async () => ({ body: { decision: await decision(), text: 'Slike su moje.' } }),
    acceptInvitation: async () => ({ body: { token: await invitation() } }),
    endSession: async () => ({ query: { id: await session() } }),
    removePasskey: async () => ({ query: { id: (await passkey()).id } }),
    renamePasskey: async () => ({ body: { id: (await passkey()).id, name: 'Moj telefon' } }),
    removeAddress: async () => {
      const { id } = await call('POST', '/user/address', { country_id: 688, city: 'Beograd', street: 'Glavna 1' });
      return { query: { id } };
    },
    readNotifications: async () => ({ body: { ids: [await notification()] } }),
  };
}
