import type { Sql } from 'postgres';
import { forgetOldAudit } from './administration/auditLog.ts';
import { forgetWaitingPictures } from './adPictures/forgetWaitingPictures.ts';
import { forgetUnusedBlogPictures } from './blog/pictures.ts';
import { forgetOldDevices } from './auth/knownDevices.ts';
import { eraseRemovedAccounts } from './auth/removal.ts';
import { forgetOldSessions } from './auth/sessionRetention.ts';
import { forgetOldInvitations } from './companies/members.ts';
import { forgetOldHealth } from './health/dailyHealth.ts';
import { forgetOldRuns } from './feeds/feedJobs.ts';
import { forgetOldConsents } from './consent/consentRetention.ts';
import { forgetOldConversationReports, forgetOldMessages } from './conversations/conversationRetention.ts';
import { forgetOldNotifications } from './notifications/notificationRetention.ts';
import type { Uploads } from './media/uploads.ts';
import { forgetOldUse } from './partners/partnerCounts.ts';
import { forgetPayers } from './orders/statements/statementRetention.ts';
import { forgetOldDevicesOfPush } from './push/pushRetention.ts';
import { forgetOldMail } from './platform/mail/deliverMail.ts';
import type { RetentionRule } from './platform/retention/openRetention.ts';
import { forgetOldClaims } from './selling/claims.ts';
import { forgetOldDrafts } from './selling/drafts.ts';
import { forgetOldReports } from './selling/reports.ts';
import { forgetOldMissedQueries } from './search/missedQueries.ts';

/** Everything that is kept for a time only. [M64] */
export function retentionRules(sql: Sql, uploads: Pick<Uploads, 'sweep' | 'clear'>): readonly RetentionRule[] {
  return [
    { name: 'old answers about cookies', forget: () => forgetOldConsents(sql) },
    { name: 'personal data of removed accounts', forget: () => eraseRemovedAccounts(sql) },
    { name: 'old sessions', forget: () => forgetOldSessions(sql) },
    { name: 'devices that notifications went to', forget: () => forgetOldDevicesOfPush(sql) },
    { name: 'devices that nobody used for a year', forget: () => forgetOldDevices(sql) },
    { name: 'old messages of conversations', forget: () => forgetOldMessages(sql) },
    { name: 'old reports of conversations', forget: () => forgetOldConversationReports(sql) },
    { name: 'old notifications', forget: () => forgetOldNotifications(sql) },
    { name: 'messages that nobody took', forget: () => forgetOldMail(sql) },
    { name: 'old searches without a result', forget: () => forgetOldMissedQueries(sql) },
    { name: 'old invitations to companies', forget: () => forgetOldInvitations(sql) },
    { name: 'pictures that no ad and no draft needs', forget: () => forgetWaitingPictures(sql, uploads) },
    { name: 'pictures that no article shows', forget: () => forgetUnusedBlogPictures(sql, uploads) },
    { name: 'old drafts of ads', forget: () => forgetOldDrafts(sql) },
    { name: 'old reports of ads', forget: () => forgetOldReports(sql) },
    { name: 'old claims of cases', forget: () => forgetOldClaims(sql) },
    { name: 'old reports of feeds', forget: () => forgetOldRuns(sql) },
    { name: 'payers of lines of bank statements', forget: () => forgetPayers(sql) },
    { name: 'old use of keys of partners', forget: () => forgetOldUse(sql) },
    { name: 'old entries of the audit log', forget: () => forgetOldAudit(sql) },
    { name: 'old numbers of health', forget: () => forgetOldHealth(sql) },
    { name: 'files that nothing needs', forget: () => uploads.sweep() },
  ];
}
