import type { AuditEntry } from '@volan/api-contract';
import type { AuditChange } from '@volan/ui/AuditNote';
import type { AdminTexts } from '../texts/texts.ts';

/** What administrators do most, in words; the rest stands as it is written down. */
const actionNames: Readonly<Record<string, keyof AdminTexts>> = {
  'user.created': 'auditUserCreated',
  'user.edited': 'auditUserEdited',
  'user.password-set': 'auditPasswordSet',
  'user.active': 'auditUserActive',
  'user.suspended': 'auditUserSuspended',
  'user.banned': 'auditUserBanned',
  'user.suspension-ended': 'auditSuspensionEnded',
  'appeal.won': 'auditAppealWon',
  'appeal.upheld': 'auditAppealUpheld',
  'user.removed': 'auditUserRemoved',
  'user.credits-corrected': 'auditCredits',
  'user.impersonated': 'auditImpersonated',
  'user.left': 'auditLeft',
  'ad.approved': 'auditAdApproved',
  'ad.rejected': 'auditAdRejected',
  'ad.asked': 'auditAdAsked',
  'ad.removed': 'auditAdRemoved',
  'payment.accepted': 'auditPaymentAccepted',
  'payment.refunded': 'auditPaymentRefunded',
  'payment.confirmed': 'auditPaymentConfirmed',
  'payment.matched': 'auditPaymentMatched',
  'statement.imported': 'auditStatementImported',
  'users.exported': 'auditUsersExported',
  'ads.exported': 'auditAdsExported',
  'payments.exported': 'auditPaymentsExported',
  'audit.exported': 'auditAuditExported',
};

/** What was done, in words. */
export function actionName(action: string, texts: AdminTexts): string {
  const key = actionNames[action];
  return key ? texts[key] : action;
}

const textOf = (value: unknown) =>
  value === null || value === undefined || value === ''
    ? undefined
    : typeof value === 'string'
      ? value
      : JSON.stringify(value);

/** The fields of a row that changed, each before and after. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): readonly AuditChange[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields.map((field) => {
    const [was, is] = [textOf(before?.[field]), textOf(after?.[field])];
    return { field, ...(was !== undefined && { before: was }), ...(is !== undefined && { after: is }) };
  });
}

/** What else was said about a deed: its reason first, then the rest by name. */
export function saidOf({ details }: Pick<AuditEntry, 'details'>): string {
  const { reason, ...rest } = details;
  const others = Object.entries(rest).map(([name, value]) => `${name}: ${textOf(value) ?? ''}`);
  return [...(textOf(reason) === undefined ? [] : [textOf(reason)]), ...others].join(' · ');
}
