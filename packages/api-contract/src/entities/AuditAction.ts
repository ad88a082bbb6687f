import type { reportDecisions, reviewReportDecisions } from '@volan/domain-rules';

/** Kinds of rows that administrators manage by the same calls. */
export const managedKinds = [
  'category',
  'specification-group',
  'specification',
  'filter',
  'brand',
  'model',
  'chassis',
  'blog-category',
  'blog-article',
  'service-kind',
] as const;
/** One of {@link managedKinds}. */
export type ManagedKind = (typeof managedKinds)[number];

/** Flags of a row that have their own call. */
export type ManagedFlag = 'status' | 'infilter' | 'highlight' | 'shortfilter' | 'intitle' | 'multi';

/** Actions on such a row. */
export const managedDeeds = [
  'created',
  'changed',
  'removed',
  'merged',
  'sorted',
  'undone',
  'status',
  'flag-infilter',
  'flag-highlight',
  'flag-shortfilter',
  'flag-intitle',
  'flag-multi',
] as const satisfies readonly string[];
/** One of {@link managedDeeds}. */
export type ManagedDeed = (typeof managedDeeds)[number];

/** All other actions in the audit log. */
export type OtherAuditAction =
  | `user.${'created' | 'edited' | 'password-set' | 'removed' | 'active' | 'suspended' | 'banned' | 'suspension-ended'}`
  | `user.${'noted' | 'credits-corrected' | 'impersonated' | 'acted' | 'left'}`
  | `ad.${'approved' | 'rejected' | 'asked' | 'removed' | 'decision-undone' | 'acted'}`
  | `company.${'approved' | 'rejected' | 'asked' | 'decision-undone'}`
  | `appeal.${'won' | 'upheld'}`
  | `report.${(typeof reportDecisions)[number]}`
  | `review.${(typeof reviewReportDecisions)[number]}`
  | `ban.${'added' | 'removed'}`
  | `banner.${'created' | 'changed' | 'removed'}`
  | `answer-template.${'added' | 'changed' | 'removed'}`
  | `payment.${'accepted' | 'refunded' | 'declined' | 'confirmed' | 'matched' | 'capture' | 'void'}`
  | `statement.${'imported' | 'dismissed'}`
  | `social-post.${'posted' | 'corrected'}`
  | `country.${'free-period' | 'payments' | 'features'}`
  | 'cost-rule.added'
  | `message.${'write' | 'publish' | 'import'}`
  | `language.${'add' | 'remove'}`
  | `synonym.${'created' | 'removed'}`
  | `profile-type.${'created' | 'edited'}`
  | 'blog-picture.created'
  | 'job.run'
  | 'work.retried'
  | `${ExportedName | 'messages'}.exported`
  | `administrator.${'created' | 'promoted' | 'reset'}`
  | `partner-key.${'created' | 'revoked' | 'domains-changed'}`;

/** Tables that administrators can export. */
export type ExportedName = 'users' | 'ads' | 'payments' | 'audit' | 'social-posts' | 'articles' | 'banners';

/**
 * Every action in the audit log, by its stored name. The server writes no other, and the administration has a label for
 * each. [M59]
 */
export type AuditAction = OtherAuditAction | `${ManagedKind}.${ManagedDeed}`;
