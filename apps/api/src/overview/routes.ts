import {
  addAddress,
  countUnread,
  exportAccount,
  Failure,
  getActivePlan,
  getBalance,
  getFreeSlots,
  getPersonalSettings,
  getPlan,
  getStats,
  getUser,
  listBusinessTypes,
  listProfileTypes,
  planOf,
  removeAddress,
  saveProfileType,
  setDescription,
  setImage,
  setName,
  setPersonalSettings,
  setProfileType,
} from '@volan/api-contract';
import { listingStatus, profileTypes, stripHtml } from '@volan/domain-rules';
import type { FastifyInstance } from 'fastify';
import type { Sql } from 'postgres';
import { readAccount } from '../accounts/accounts.ts';
import { companyChanges } from '../companies/changeCompany.ts';
import { countUnread as countUnreadMessages } from '../conversations/readInbox.ts';
import { balanceOf } from '../ledger/transfers.ts';
import type { Uploads } from '../media/uploads.ts';
import type { RateLimits } from '../platform/server/rateLimit.ts';
import { principalOf } from '../platform/server/RequestContext.ts';
import { serve } from '../platform/server/serve.ts';
import { serveFile } from '../platform/server/serveFile.ts';
import { fieldFailure, tooMany } from '../platform/server/fieldFailure.ts';
import { accountCounts } from './accountCounts.ts';
import { changeName } from './changeName.ts';
import { countAllUnread } from './countUnread.ts';
import { deleteAddress, insertAddress } from '../accounts/addresses.ts';
import { setOwnImage } from '../accounts/images.ts';
import { readSettings, writeSettings } from '../accounts/personalSettings.ts';
import { activePlan, chosenPlan, freeSlots } from '../accounts/plan.ts';
import { exportData } from './export/exportData.ts';
import { plainText } from './plainText.ts';
import { profileTypeOf, profileTypesIn, storeProfileType } from '../accounts/profileTypes.ts';

/** Dependencies of these calls. */
export interface UserDeps {
  readonly sql: Sql;
  readonly limits: RateLimits;
  readonly uploads: Uploads;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Calls that read or change one's own account. [J13, J17-J21, J23-J31, M64] */
export function userRoutes(app: FastifyInstance, { sql, limits, uploads, now }: UserDeps) {
  const exports = limits({ name: 'export', max: 5, withinSeconds: 86_400 });
  const newImages = limits({ name: 'images', max: 30, withinSeconds: 3600 });
  const changesOfCompanies = companyChanges(limits);
  serve(app, getUser, async (_input, context) => {
    const { actor, impersonatorId } = principalOf(context);
    const [account, types, counts] = await Promise.all([
      readAccount(sql, actor.id, impersonatorId),
      profileTypesIn(sql, context.language),
      accountCounts(sql, actor),
    ]);
    if (!account) throw new Error('The account was erased at this moment.');

    return { ...account, counts, type_name: types.find(({ id }) => id === account.type_id)?.name ?? '' };
  });
  serve(app, setName, (input, context) => changeName({ sql, now, isTooMany: changesOfCompanies }, input, context));
  serve(app, setDescription, async ({ description: given }, context) => {
    const description = plainText(stripHtml(given));
    await sql`update users set description = ${description} where id = ${principalOf(context).actor.id}`;
    return { description };
  });
  serve(app, listProfileTypes, (_input, { language }) => profileTypesIn(sql, language));
  serve(app, listBusinessTypes, async (_input, { language }) =>
    (await profileTypesIn(sql, language)).filter(({ id }) => id !== profileTypes.private),
  );
  serve(app, saveProfileType, (input, context) => storeProfileType(sql, input, context));
  serve(app, setProfileType, async ({ type_id }, context) => {
    const type = await profileTypeOf(sql, type_id);
    if (!type) return fieldFailure('type_id', 'value');

    const { count } = await sql`
      update users
      set type_id = ${type.base_type_id}, own_type_id = ${type_id === type.base_type_id ? null : type_id}
      where id = ${principalOf(context).actor.id}
        and (${type_id} <> ${profileTypes.private}) = exists (select from company where user_id = users.id)`;

    return count > 0 ? { type_id } : fieldFailure('type_id', 'conflict');
  });
  serve(app, addAddress, async (address, context) => {
    const added = await insertAddress(sql, principalOf(context).actor.id, address);
    if (added === 'too-many') return fieldFailure('city', 'max');
    return typeof added === 'string' ? fieldFailure(added, 'value') : added;
  });
  serve(app, removeAddress, async ({ id }, context) => {
    const removed = await deleteAddress(sql, principalOf(context).actor.id, id);
    return removed ? { removed } : new Failure<'not-found', null>('not-found');
  });
  serve(app, setImage, (input, context) => setOwnImage({ sql, uploads }, newImages, input, context));
  serveFile(app, exportAccount, async (_input, context) => {
    const { actor } = principalOf(context);
    return (await exports(String(actor.id))) ? tooMany() : exportData(sql, actor.id);
  });
  serve(app, getPlan, async (_input, context) =>
    planOf(await chosenPlan(sql, principalOf(context).actor.id, new Date(now())), context.brand),
  );
  serve(app, getActivePlan, (_input, context) =>
    activePlan(sql, principalOf(context).actor.id, context.brand, new Date(now())),
  );
  serve(app, getFreeSlots, (_input, context) => freeSlots(sql, principalOf(context).actor.id, new Date(now())));
  serve(app, getBalance, async (_input, context) => ({
    balance: await balanceOf(sql, principalOf(context).actor.id, 'credit'),
  }));
  serve(app, getPersonalSettings, (_input, context) => readSettings(sql, principalOf(context).actor.id, context.brand));
  serve(app, setPersonalSettings, async (changed, context) => {
    const { id } = principalOf(context).actor;
    await writeSettings(sql, id, changed);
    return readSettings(sql, id, context.brand);
  });
  serve(app, countUnread, (_input, context) => countAllUnread(sql, principalOf(context).actor));
  serve(app, getStats, async (_input, context) => {
    const { actor } = principalOf(context);
    const { id } = actor;
    const counted = sql<{ ads: number; active: number; views: number; favourites: number; credits: number }[]>`
      select count(*)::int as ads, count(*) filter (where status = ${listingStatus.active})::int as active,
        coalesce(sum(views), 0)::int as views,
        (select count(*)::int from favourite where user_id = ${id}) as favourites,
        balance_of(${id}::bigint, 'credit') as credits
      from ad where user_id = ${id} and status <> ${listingStatus.archived}`;
    const [[row], messages] = await Promise.all([counted, countUnreadMessages(sql, actor)]);

    return { ads: 0, active: 0, views: 0, favourites: 0, credits: 0, ...row, messages };
  });
}
