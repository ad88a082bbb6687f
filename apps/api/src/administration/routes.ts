import {
  changeUserStatus,
  correctCredits as correctCreditsCall,
  decideConversationReport,
  createUser,
  createUserNote,
  deleteUser,
  exportAudit,
  exportUsers,
  Failure,
  getDashboard,
  listAudit,
  getUserBackground,
  listConversationReports,
  listUserAds,
  listUsers,
  listUserTransfers,
  updateUser,
} from '@volan/api-contract';
import type { FastifyInstance } from 'fastify';
import type { Sql } from 'postgres';
import type { Ads } from '../ads/ads.ts';
import { provenTransfers } from '../ledger/proveAccount.ts';
import { principalOf } from '../platform/server/RequestContext.ts';
import type { OneTimeCodes } from '../auth/oneTimeCodes.ts';
import { serve } from '../platform/server/serve.ts';
import { serveCsv } from '../platform/server/serveFile.ts';
import { auditLog, exportAuditLog } from './auditLog.ts';
import { setUserStatus } from './setUserStatus.ts';
import { changeUser, openUser, removeUser } from './changeUsers.ts';
import { correctCredits } from './correctCredits.ts';
import { readDashboard } from './dashboard.ts';
import { decideReport, readConversationReports } from './conversationReports.ts';
import { findManaged } from '../accounts/findManaged.ts';
import { noteOfUser, readUserBackground } from './userBackground.ts';
import { adsOfUser } from './userAds.ts';
import { exportUsersTable, usersTable } from './usersTable.ts';

/** Calls of administrators about accounts, the audit log and the dashboard. [J37-J42] */
export function administrationRoutes(
  app: FastifyInstance,
  { sql, ads, codes, secret, now }: { sql: Sql; ads: Ads; codes: OneTimeCodes; secret: string; now: () => number },
) {
  serve(app, listUsers, (query, context) => usersTable(sql, principalOf(context).actor, query));
  serveCsv(app, exportUsers, 'users', (filter, context) => exportUsersTable(sql, filter, context));
  serve(app, listAudit, (query, context) => auditLog(sql, principalOf(context).actor, query));
  serveCsv(app, exportAudit, 'audit', (filter, context) => exportAuditLog(sql, filter, context));
  serve(app, getDashboard, (query, context) => readDashboard(sql, principalOf(context).actor, query, now()));
  serve(app, createUser, (input, context) => openUser({ sql, codes }, input, context));
  serve(app, updateUser, (input, context) => changeUser({ sql, codes }, input, context));
  serve(app, deleteUser, ({ id }, context) => removeUser(sql, id, context));
  serve(app, changeUserStatus, (input, context) => setUserStatus({ sql, secret, now }, input, context));
  serve(app, correctCreditsCall, (input, context) => correctCredits(sql, input, context));
  serve(app, listUserTransfers, async ({ user_id: userId, ...query }, context) => {
    const managed = await findManaged(sql, 'users.credits', principalOf(context).actor, userId);
    return managed ? provenTransfers(sql, userId, query) : new Failure('not-found');
  });
  serve(app, listConversationReports, (query, context) =>
    readConversationReports(sql, query, principalOf(context).actor),
  );
  serve(app, decideConversationReport, (input, context) => decideReport({ sql, secret, now }, input, context));
  serve(app, getUserBackground, (query, context) => readUserBackground(sql, query, principalOf(context).actor));
  serve(app, createUserNote, (input, context) => noteOfUser(sql, input, context));
  serve(app, listUserAds, async ({ user_id: userId, page = 1, lang }, context) => {
    const managed = await findManaged(sql, 'users.list', principalOf(context).actor, userId);
    return managed ? adsOfUser(sql, ads, userId, page, lang ?? context.language) : new Failure('not-found');
  });
}
