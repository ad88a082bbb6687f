import { listingStatus, userStatus } from '@volan/domain-rules';
import { insertCompany } from '../insertCompany.ts';
import type { TestPerson } from '../openTestAccounts.ts';
import type { OwnedThings, OwnershipFixture } from './OwnershipFixture.ts';

/**
 * Cases of an own country: what a regional administrator of Serbia decides about, and nobody of another country. [H04]
 */
export const ownedByCountry = (fixture: OwnershipFixture, local: TestPerson): OwnedThings => ({
  ...adsOfCountry(fixture, local),
  ...bannersOfCountry(fixture, local),
  ...companiesOfCountry(fixture, local),
  ...usersOfCountry(fixture, local),
});

/** Ads that are moderated, and appeals. */
function adsOfCountry({ feeds: { test }, call, ad }: OwnershipFixture, by: TestPerson): OwnedThings {
  const { sql } = test.database;
  const appeal = 'Slike su moje, imam i originale.';
  const removal = { status: listingStatus.removed, reasons: ['pictures'], reason: 'Tuđe slike.' };

  const pending = () => ad({ status: listingStatus.pending });
  async function claimed() {
    const id = await pending();
    await call('POST', '/admin/ad/claim', { id }, by);
    return id;
  }
  /** An appeal against what another administrator decided. */
  async function appealed() {
    const id = await ad();
    await call('POST', '/admin/ad/status', { id, ...removal }, await test.administrator());
    test.now += 60_000;
    const statements = await call<readonly { key: string; ad: { id: number } }[]>('GET', '/user/statements');
    const decision = statements.find((one) => one.ad.id === id)?.key;
    await call('POST', '/user/appeals', { decision, text: appeal });
    const [row] = await sql<{ id: number }[]>`select id::int from appeal order by id desc limit 1`;

    return row?.id ?? 0;
  }

  return {
    moderateAd: async () => ({ by, body: { id: await pending(), status: listingStatus.active } }),
    claimAd: async () => ({ by, body: { id: await pending() } }),
    releaseAd: async () => ({ by, body: { id: await claimed() } }),
    undoAdDecision: async () => {
      const id = await ad();
      await call('POST', '/admin/ad/status', { id, ...removal }, by);
      return { by, body: { id } };
    },
    claimAppeal: async () => ({ by, body: { id: await appealed() } }),
    releaseAppeal: async () => {
      const id = await appealed();
      await call('POST', '/admin/appeals/claim', { id }, by);
      return { by, body: { id } };
    },
    decideAppeal: async () => ({ by, body: { id: await appealed(), won: true } }),
  };
}

/** Banners, with their files and numbers. */
function bannersOfCountry({ feeds: { test } }: OwnershipFixture, by: TestPerson): OwnedThings {
  const { sql } = test.database;

  /** A banner of Serbia with a picture and a video. */
  async function banner() {
    const fields = { rs: 'Dunav banka', en: 'Dunav bank' };
    const [row] = await sql<{ id: number; wide: number; video: string }[]>`
      with shown as (
        insert into picture (object_key, width, height) values (gen_random_uuid()::text, 970, 120) returning id)
      insert into banner (slug, position_id, type_id, share, brand, country_id, start_date, end_date, link, labels,
        search_text, active, wide_id, video_key, video_seconds, video_bytes)
      select 'baner-' || shown.id, 1, 1, 1, 'volan', 688, current_date, current_date + 9, 'https://primer.example',
        ${sql.json(fields)}, '', false, shown.id, 'videos/' || gen_random_uuid() || '.mp4', 5, 1000
      from shown returning id, wide_id as wide, video_key as video`;

    return { id: row?.id ?? 0, picture: `${row?.wide}.jpg`, video: row?.video.replace('videos/', '') };
  }

  return {
    getBanner: async () => ({ by, path: { id: (await banner()).id } }),
    getBannerReport: async () => ({ by, query: { id: (await banner()).id } }),
    exportBannerReport: async () => ({ by, query: { id: (await banner()).id } }),
    updateBanner: async () => ({ by, body: { id: (await banner()).id, version: 1, active: 1, position_id: 6 } }),
    setBannerActive: async () => ({ by, body: { id: (await banner()).id, active: 1 } }),
    deleteBanner: async () => ({ by, path: { id: (await banner()).id } }),
    removeBannerImage: async () => {
      const { id, picture: filename } = await banner();
      return { by, body: { id, filename } };
    },
    removeBannerVideo: async () => {
      const { id, video: filename } = await banner();
      return { by, body: { id, filename } };
    },
  };
}

/** Companies that wait for approval. */
function companiesOfCountry({ feeds: { test }, call }: OwnershipFixture, by: TestPerson): OwnedThings {
  const { sql } = test.database;

  /** A company of Serbia that waits for approval. */
  async function waitingCompany() {
    const dealer = await test.seller({ type: 2 });
    await insertCompany(sql, { seller: dealer.user.id, name: `Auto ${dealer.user.id}`, status: 0 });
    const [row] = await sql<{ id: number }[]>`
      insert into company_review (company_id, waiting_since)
      select id, now() from company where user_id = ${dealer.user.id} returning company_id::int as id`;

    return row?.id ?? 0;
  }
  /** A decision about it. */
  async function approval() {
    const id = await waitingCompany();
    const { version } = await call<{ version: string }>('GET', `/admin/company?id=${id}`, null, by);
    return { id, status: listingStatus.active, version };
  }

  return {
    getManagedCompany: async () => ({ by, query: { id: await waitingCompany() } }),
    decideCompany: async () => ({ by, body: await approval() }),
    undoCompanyDecision: async () => {
      const decision = await approval();
      await call('POST', '/admin/company/status', decision, by);
      return { by, body: { id: decision.id } };
    },
    claimCompany: async () => ({ by, body: { id: await waitingCompany() } }),
    releaseCompany: async () => {
      const id = await waitingCompany();
      await call('POST', '/admin/company/claim', { id }, by);
      return { by, body: { id } };
    },
  };
}

/** Accounts, and the conversations that their users report. */
function usersOfCountry(
  { feeds: { test }, owner, buyer, company, call, ad }: OwnershipFixture,
  by: TestPerson,
): OwnedThings {
  const { sql } = test.database;

  /** An account of Serbia. */
  async function user() {
    const person = await test.seller();
    await sql`update users set country_id = 688 where id = ${person.user.id}`;
    return { ...person, user_id: person.user.id };
  }
  async function reported() {
    const about = await ad();
    const sides = { id: about, user1: buyer.user.id, user2: owner.user.id };
    await sql`delete from blocked_user`;
    await call('POST', '/message', { message: 'Dobar dan', ...sides }, buyer);
    await call('POST', '/message/report', { id: about, user2: owner.user.id, reason: 'spam' }, buyer);
    const [row] = await sql<{ id: number }[]>`
      select conversation_id::int as id from conversation_report order by at desc limit 1`;

    return { id: row?.id, reporter: buyer.user.id };
  }

  /** A reported review of the owner's service, by a new user. */
  async function reportedReview() {
    const { user_id: author } = await user();
    const [row] = await sql<{ id: number }[]>`
      with service as (
        insert into car_service (id, currency) values (${company}, 'RSD')
        on conflict (id) do update set currency = excluded.currency returning id),
      review as (
        insert into service_review (service_id, author_id, rating, text)
        select id, ${author}, 1, 'Čekali smo dva sata na termin.' from service returning id)
      insert into service_review_report (review_id, user_id, reason) select id, ${owner.user.id}, 'spam' from review
      returning review_id::int as id`;

    return row?.id;
  }

  return {
    changeUserStatus: async () => {
      const { user_id } = await user();
      return { by, body: { user_id, status: userStatus.suspended, reason: 'Lažni oglasi', code: 'fraud' } };
    },
    decideReportedReview: async () => ({ by, body: { id: await reportedReview(), decision: 'dismissed' } }),
    decideConversationReport: async () => ({ by, body: { ...(await reported()), decision: 'dismissed' } }),
    listUserAds: async () => ({ by, query: { user_id: (await user()).user_id } }),
    getUserBackground: async () => ({ by, query: { user_id: (await user()).user_id } }),
    createUserNote: async () => ({ by, body: { user_id: (await user()).user_id, text: 'Zvao je telefonom.' } }),
    updateUser: async () => {
      const { user_id: id, email } = await user();
      return { by, body: { id, email, name: 'Ana Petrović' } };
    },
    deleteUser: async () => ({ by, query: { id: (await user()).user_id } }),
    signInAsUser: async () => ({ by, body: { user_id: (await user()).user_id, reason: 'Molba korisnika' } }),
  };
}
