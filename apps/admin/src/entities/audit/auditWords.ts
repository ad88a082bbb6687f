import type { AuditAction, AuditEntry, ManagedDeed, ManagedKind, OtherAuditAction } from '@volan/api-contract';
import type { AuditChange } from '@volan/ui/AuditNote';
import type { AdminSite } from '../../shell/site.ts';
import type { AdminTexts, PlainAdminText } from '@volan/i18n/admin';

const otherNames: Readonly<Record<OtherAuditAction, PlainAdminText>> = {
  'user.created': 'auditUserCreated',
  'user.edited': 'auditUserEdited',
  'user.password-set': 'auditPasswordSet',
  'user.active': 'auditUserActive',
  'user.suspended': 'auditUserSuspended',
  'user.banned': 'auditUserBanned',
  'user.suspension-ended': 'auditSuspensionEnded',
  'user.removed': 'auditUserRemoved',
  'user.noted': 'auditUserNoted',
  'user.credits-corrected': 'auditCredits',
  'user.impersonated': 'auditImpersonated',
  'user.acted': 'auditActed',
  'user.left': 'auditLeft',
  'ad.approved': 'auditAdApproved',
  'ad.rejected': 'auditAdRejected',
  'ad.asked': 'auditAdAsked',
  'ad.removed': 'auditAdRemoved',
  'ad.decision-undone': 'auditAdUndone',
  'ad.acted': 'auditAdActed',
  'company.approved': 'auditCompanyApproved',
  'company.rejected': 'auditCompanyRejected',
  'company.asked': 'auditCompanyAsked',
  'company.decision-undone': 'auditCompanyUndone',
  'appeal.won': 'auditAppealWon',
  'appeal.upheld': 'auditAppealUpheld',
  'report.dismissed': 'auditReportDismissed',
  'report.warned': 'auditReportWarned',
  'report.suspended': 'auditReportSuspended',
  'review.dismissed': 'auditReviewDismissed',
  'review.removed': 'auditReviewRemoved',
  'ban.added': 'auditBanAdded',
  'ban.removed': 'auditBanRemoved',
  'answer-template.added': 'auditTemplateAdded',
  'answer-template.changed': 'auditTemplateChanged',
  'answer-template.removed': 'auditTemplateRemoved',
  'payment.accepted': 'auditPaymentAccepted',
  'payment.refunded': 'auditPaymentRefunded',
  'payment.declined': 'auditPaymentDeclined',
  'payment.confirmed': 'auditPaymentConfirmed',
  'payment.matched': 'auditPaymentMatched',
  'payment.capture': 'auditPaymentCaptured',
  'payment.void': 'auditPaymentVoided',
  'statement.imported': 'auditStatementImported',
  'statement.dismissed': 'auditStatementDismissed',
  'social-post.posted': 'auditSocialPosted',
  'social-post.corrected': 'auditSocialCorrected',
  'country.free-period': 'auditCountryFree',
  'country.payments': 'auditCountryPayments',
  'country.features': 'auditCountryFeatures',
  'cost-rule.added': 'auditCostRule',
  'message.write': 'auditMessageWritten',
  'message.publish': 'auditMessagesPublished',
  'message.import': 'auditMessagesImported',
  'messages.exported': 'auditMessagesExported',
  'language.add': 'auditLanguageAdded',
  'language.remove': 'auditLanguageRemoved',
  'synonym.created': 'auditSynonymAdded',
  'synonym.removed': 'auditSynonymRemoved',
  'profile-type.created': 'auditProfileTypeAdded',
  'profile-type.edited': 'auditProfileTypeChanged',
  'blog-picture.created': 'auditBlogPicture',
  'banner.created': 'auditBannerCreated',
  'banner.changed': 'auditBannerChanged',
  'banner.removed': 'auditBannerRemoved',
  'job.run': 'auditJobRun',
  'work.retried': 'auditWorkRetried',
  'users.exported': 'auditUsersExported',
  'ads.exported': 'auditAdsExported',
  'payments.exported': 'auditPaymentsExported',
  'audit.exported': 'auditAuditExported',
  'social-posts.exported': 'auditSocialExported',
  'articles.exported': 'auditArticlesExported',
  'banners.exported': 'auditBannersExported',
  'administrator.created': 'auditAdministratorCreated',
  'administrator.promoted': 'auditAdministratorPromoted',
  'administrator.reset': 'auditAdministratorReset',
  'partner-key.created': 'auditKeyCreated',
  'partner-key.revoked': 'auditKeyRevoked',
  'partner-key.domains-changed': 'auditKeyDomains',
};

const kindNames: Readonly<Record<ManagedKind, PlainAdminText>> = {
  category: 'auditKindCategory',
  'specification-group': 'auditKindGroup',
  specification: 'auditKindSpecification',
  filter: 'auditKindFilter',
  brand: 'auditKindBrand',
  model: 'auditKindModel',
  chassis: 'auditKindChassis',
  'blog-category': 'auditKindBlogCategory',
  'blog-article': 'auditKindBlogArticle',
  'service-kind': 'auditKindServiceKind',
};

const deedNames: Readonly<Record<ManagedDeed, PlainAdminText>> = {
  created: 'auditDeedCreated',
  changed: 'auditDeedChanged',
  removed: 'auditDeedRemoved',
  merged: 'auditDeedMerged',
  sorted: 'auditDeedSorted',
  undone: 'auditDeedUndone',
  status: 'auditDeedStatus',
  'flag-infilter': 'auditDeedInfilter',
  'flag-highlight': 'auditDeedHighlight',
  'flag-shortfilter': 'auditDeedShortfilter',
  'flag-intitle': 'auditDeedIntitle',
  'flag-multi': 'auditDeedMulti',
};

const isNameOf = <Name extends string>(names: Readonly<Record<Name, unknown>>, name: string): name is Name =>
  Object.hasOwn(names, name);

/** The label of an action in the audit log. An action that no longer exists is shown by its stored name. */
export function actionName(action: AuditAction | (string & {}), texts: AdminTexts): string {
  if (isNameOf(otherNames, action)) return texts[otherNames[action]];

  const [kind = '', deed = ''] = action.split('.');
  return isNameOf(kindNames, kind) && isNameOf(deedNames, deed)
    ? `${texts[kindNames[kind]]}: ${texts[deedNames[deed]]}`
    : action;
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

const isSaid = (value: unknown) => textOf(value) !== undefined && !(Array.isArray(value) && value.length === 0);

/**
 * Other details of an action: its reason first, then credits that it moved, then the rest by name. Empty ones are left
 * out.
 */
export function saidOf(
  { action, details }: Pick<AuditEntry, 'action' | 'details'>,
  { texts, words }: Pick<AdminSite, 'texts' | 'words'>,
): string {
  const { reason, change, ...others } = details;
  const isOfCredits = action === 'user.credits-corrected' && typeof change === 'number';
  const moved =
    isOfCredits &&
    `${change < 0 ? texts.auditTaken : texts.auditGiven} ${words.t('product.credits', { count: Math.abs(change) })}`;
  const rest = Object.entries(isOfCredits ? others : { ...others, change }).filter(([, value]) => isSaid(value));

  return [isSaid(reason) && textOf(reason), moved, ...rest.map(([name, value]) => `${name}: ${textOf(value) ?? ''}`)]
    .filter(Boolean)
    .join(' · ');
}
