import { calls, type Call } from '@volan/api-contract';
import { can } from '@volan/domain-rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCompany, openTestFeeds, type TestFeeds } from '../../feeds/feedTesting.ts';
import { changedTables, everyRow } from '../../testing/everyRow.ts';
import { giveCredits } from '../../testing/giveCredits.ts';
import type { TestPerson } from '../../testing/openTestAccounts.ts';
import { ownedByAccount } from '../../testing/owned/ofAccounts.ts';
import { ownedByCountry } from '../../testing/owned/ofAdministration.ts';
import { ownedAds } from '../../testing/owned/ofAds.ts';
import { ownedByCompany } from '../../testing/owned/ofCompanies.ts';
import { ownedConversations } from '../../testing/owned/ofConversations.ts';
import { ownedCarServices } from '../../testing/owned/ofCarServices.ts';
import { ownedFastAds } from '../../testing/owned/ofFastAds.ts';
import { ownedOrders } from '../../testing/owned/ofOrders.ts';
import { newKey, openOwnershipFixture, type Named, type OwnedThings } from '../../testing/owned/OwnershipFixture.ts';
import { testPayees } from '../../testing/transferOrders.ts';

/** Calls about the account of the caller alone, about what is public, or about a secret that somebody was sent. */
const aboutCaller: readonly string[] = [
  'addAddress',
  'addPasskey',
  'beginSecondFactor',
  'changeEmail',
  'changePassword',
  'checkout',
  'confirmSecondFactor',
  'countUnread',
  'createFavourite',
  'createPasskey',
  'deleteFavourite',
  'endOtherSessions',
  'exchangePoints',
  'exportAccount',
  'followSeller',
  'getActivePlan',
  'getBalance',
  'getCollected',
  'getFreeSlots',
  'getMyLoyalty',
  'getNotificationSettings',
  'getOwnCompany',
  'getOwnPlans',
  'getOwnServiceReview',
  'getPersonalSettings',
  'getPlan',
  'getPushDevice',
  'getStats',
  'getUser',
  'leaveUser',
  'listAdSellers',
  'listBlockedUsers',
  'listCartLines',
  'listConversations',
  'listCreditMovements',
  'listDrafts',
  'listFavouriteIds',
  'listFavourites',
  'listFollowedSellers',
  'listFollowedSellerIds',
  'listMemberships',
  'listMyCarServices',
  'listMyFastAds',
  'listNotifications',
  'listOrders',
  'listPasskeys',
  'listPaymentMethods',
  'listSavedFastAds',
  'listSessions',
  'listStatements',
  'listUnreadMessages',
  'listUploadedPictures',
  'readAllNotifications',
  'readInvitation',
  'registerOwnCompany',
  'removeAccount',
  'removeSecondFactor',
  'renewRecoveryCodes',
  'reportServiceReview',
  'saveCollected',
  'searchMessages',
  'setDescription',
  'setImage',
  'setName',
  'setNextPlan',
  'setNotificationSettings',
  'setPersonalSettings',
  'setProfileType',
  'subscribePush',
  'testPush',
  'unfollowSeller',
  'unsubscribePush',
  'verifyEmail',
  'verifyPhone',
  'visitSeller',
  'writeServiceReview',
];

/** Calls that answer a stranger as if the thing had never been there, instead of refusing: what they answer. */
const harmlessAnswers: Readonly<Record<string, object>> = {
  removeAdPicture: { data: { removed: false } },
  deleteDraft: { data: { removed: false } },
  deleteCannedAnswer: { data: { removed: false } },
  readNotifications: { data: { unread: 0, targets: [] } },
  listMyAds: { errors: { company_id: ['unknown'] } },
  requestCarService: { errors: { vehicle_id: ['unknown'] } },
  changeOwnAds: { data: [expect.objectContaining({ status: null, failure: 'forbidden' })] },
  uploadAdPicture: { error: 'conflict' },
  payWithCredits: { errors: { items: ['gone'] } },
};

const guarded = Object.entries<Call>(calls).filter(
  ([name, { access }]) => !can(access, null) && !aboutCaller.includes(name),
);

let feeds: TestFeeds;
let things: OwnedThings;
let owner: TestPerson;
/** A user, a dealer, and one of the staff of its company: nothing of the owner belongs to them. */
let users: readonly TestPerson[];
/** A regional administrator of the country of the owner. */
let local: TestPerson;
/** One of another country. */
let abroad: TestPerson;

beforeAll(async () => {
  feeds = await openTestFeeds({ payees: testPayees });
  await feeds.beginAnew();
  const { test } = feeds;
  const fixture = await openOwnershipFixture(feeds);
  owner = fixture.owner;
  await test.database.sql`update users set country_id = 688 where id = ${owner.user.id}`;
  await giveCredits(test, owner.user.id, 500);
  const dealer = await test.seller({ type: 2 });
  const company = await openCompany(test, dealer);
  const staff = await test.seller();
  await test.database
    .sql`insert into company_member (company_id, user_id, role) values (${company}, ${staff.user.id}, 'staff')`;
  users = [await test.seller(), dealer, staff];
  [local, abroad] = [await test.administrator('RS'), await test.administrator('DE')];
  things = {
    ...ownedAds(fixture),
    ...ownedFastAds(fixture),
    ...ownedCarServices(fixture),
    ...ownedByCompany(fixture),
    ...ownedConversations(fixture),
    ...ownedOrders(fixture),
    ...ownedByAccount(fixture),
    ...ownedByCountry(fixture, local),
  };
});
afterAll(() => feeds.test.close());

const send = ({ method, path }: Call, { path: values = {}, query = {}, body, headers }: Named, by: TestPerson) => {
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `${values[name] ?? 1}`);
  const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, `${value}`]));
  return feeds.test.call(
    method,
    asked.size > 0 ? `${address}?${asked.toString()}` : address,
    body ?? (method === 'GET' || method === 'DELETE' ? null : {}),
    { as: by.accessToken, headers: { ...newKey(), ...headers } },
  );
};

/**
 * Sends a call as strangers, then as the entitled user. Answers the replies to strangers that are not refusals, the
 * tables that they changed, and the status for the entitled user.
 */
async function reach(name: string, call: Call) {
  const { sql } = feeds.test.database;
  const { by = owner, ...named } = (await things[name]?.()) ?? {};
  // calls without a thing of a user are for administrators only
  const strangers = name in things ? [...users, abroad] : [...users, owner];
  const before = await everyRow(sql);
  const heard: object[] = [];
  for (const person of strangers) {
    const { data, errors, error } = await send(call, named, person);
    if (error !== 'forbidden' && error !== 'not-found') heard.push({ data, errors, error });
  }
  const changed = changedTables(before, await everyRow(sql));

  return { heard, changed, status: name in things ? (await send(call, named, by)).status : 200 };
}

describe('data of a user, or of the administrators of a country [H02-H04, H07]', () => {
  it.each(guarded)('cannot be reached by others: %s', async (name, call) => {
    const { heard, changed, status } = await reach(name, call);
    const harmless = harmlessAnswers[name] ?? { error: 'forbidden' };
    expect(heard).toEqual(heard.map(() => expect.objectContaining(harmless)));
    expect([changed, status]).toEqual([[], 200]);
  });

  it('is named by no call that is about its caller alone', () => {
    expect(aboutCaller.filter((name) => name in things || !(name in calls))).toEqual([]);
  });
});
