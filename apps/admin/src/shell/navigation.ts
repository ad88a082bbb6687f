import type { PermissionName } from '@volan/domain-rules';
import type { IconName } from '@volan/ui/Icon';
import type { PlainAdminText } from '@volan/i18n/admin';

/** A part of the administration. */
export interface AdminPart {
  /** Its address below `/admin`: `ads`; empty for the first page. */
  readonly path: string;
  readonly label: PlainAdminText;
  readonly icon: IconName;
  /** The right that shows it in the menu: the row of the permission table that its list asks for. */
  readonly access: PermissionName;
}

/** The parts of the administration in the order of its menu. [H03, H05] */
export const adminParts: readonly AdminPart[] = [
  { path: '', label: 'dashboard', icon: 'chart-line', access: 'ads.list' },
  { path: 'moderation', label: 'moderation', icon: 'shield-check', access: 'ads.list' },
  { path: 'reported-ads', label: 'reportedAds', icon: 'flag', access: 'ads.list' },
  { path: 'appeals', label: 'appeals', icon: 'message-circle', access: 'ads.list' },
  { path: 'ads', label: 'ads', icon: 'megaphone', access: 'ads.list' },
  { path: 'users', label: 'users', icon: 'users', access: 'users.list' },
  { path: 'payments', label: 'payments', icon: 'credit-card', access: 'orders.list' },
  { path: 'social-posts', label: 'socialPosts', icon: 'share-2', access: 'social-posts.edit' },
  { path: 'reports', label: 'messageReports', icon: 'flag', access: 'users.list' },
  { path: 'reviews', label: 'reviewReports', icon: 'star', access: 'ads.list' },
  { path: 'translations', label: 'translations', icon: 'languages', access: 'translations.list' },
  { path: 'categories', label: 'categories', icon: 'folder-tree', access: 'taxonomy.list' },
  { path: 'specifications', label: 'specifications', icon: 'list-tree', access: 'taxonomy.list' },
  { path: 'brands', label: 'brandsAndModels', icon: 'tag', access: 'taxonomy.list' },
  { path: 'service-kinds', label: 'serviceKinds', icon: 'wrench', access: 'taxonomy.list' },
  { path: 'blog', label: 'blog', icon: 'newspaper', access: 'blog.list' },
  { path: 'banners', label: 'banners', icon: 'image', access: 'promotions.list' },
  { path: 'words', label: 'searchWords', icon: 'search', access: 'taxonomy.list' },
  { path: 'bans', label: 'bans', icon: 'ban', access: 'bans.edit' },
  { path: 'templates', label: 'templates', icon: 'message-square', access: 'answer-templates.edit' },
  { path: 'countries', label: 'countries', icon: 'globe', access: 'countries.payment' },
  { path: 'cost-rules', label: 'costRules', icon: 'globe', access: 'cost-rules.edit' },
  { path: 'health', label: 'health', icon: 'gauge', access: 'system.edit' },
  { path: 'audit', label: 'audit', icon: 'history', access: 'audit.read' },
];

/** The part that a page belongs to; undefined for an unknown address. */
export const partOf = (pathname: string): AdminPart | undefined =>
  adminParts.find(({ path }) => pathname === `/${path}` || pathname.startsWith(`/${path}/`));
