import type { Sql } from 'postgres';
import { forgetWaitingPictures } from './adPictures/forgetWaitingPictures.ts';
import { forgetOldDevices } from './auth/knownDevices.ts';
import { eraseRemovedAccounts } from './auth/removal.ts';
import { forgetOldSessions } from './auth/sessionRetention.ts';
import { forgetOldInvitations } from './companies/members.ts';
import { forgetOldRuns } from './feeds/feedJobs.ts';
import { forgetOldConsents } from './consent/consentRetention.ts';
import type { Uploads } from './media/uploads.ts';
import { forgetOldMail } from './platform/mail/deliverMail.ts';
import type { RetentionRule } from './platform/retention/openRetention.ts';
import { forgetOldDrafts } from './selling/drafts.ts';
import { forgetOldReports } from './selling/reports.ts';
import { forgetOldMissedQueries } from './search/missedQueries.ts';

/** Everything that is kept for a time only. [M64] */
export function retentionRules(sql: Sql, uploads: Pick<Uploads, 'sweep' | 'clear'>): readonly RetentionRule[] {
  return [
    { name: 'old answers about cookies', forget: () => forgetOldConsents(sql) },
    { name: 'personal data of removed accounts', forget: () => eraseRemovedAccounts(sql) },
    { name: 'old sessions', forget: () => forgetOldSessions(sql) },
    { name: 'devices that nobody used for a year', forget: () => forgetOldDevices(sql) },
    { name: 'messages that nobody took', forget: () => forgetOldMail(sql) },
    { name: 'old searches without a result', forget: () => forgetOldMissedQueries(sql) },
    { name: 'old invitations to companies', forget: () => forgetOldInvitations(sql) },
    { name: 'pictures that no ad and no draft needs', forget: () => forgetWaitingPictures(sql, uploads) },
    { name: 'old drafts of ads', forget: () => forgetOldDrafts(sql) },
    { name: 'old reports of ads', forget: () => forgetOldReports(sql) },
    { name: 'old reports of feeds', forget: () => forgetOldRuns(sql) },
    { name: 'files that nothing needs', forget: () => uploads.sweep() },
  ];
}
