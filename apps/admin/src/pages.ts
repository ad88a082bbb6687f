import type { PermissionName } from '@volan/domain-rules';
import type { ComponentType } from 'react';
import type { PlainAdminText } from '@volan/i18n/admin';

/** A page of the administration. */
export interface AdminPageEntry {
  /** Its address below `/admin`: `ads/:id`; empty for the first page. */
  readonly path: string;
  /** Loads its code. */
  readonly load: () => Promise<ComponentType>;
  /** The right that the page needs. Without it the page has this title and only says which right is missing. */
  readonly needs?: { readonly edit: PermissionName; readonly title: PlainAdminText };
}

/** Every page by its address. The code of a page loads when it is opened: import none of them anywhere else. */
export const pages: readonly AdminPageEntry[] = [
  { path: '', load: async () => (await import('./dashboard/DashboardPage.tsx')).DashboardPage },
  { path: 'ads', load: async () => (await import('./ads/AdsPage.tsx')).AdsPage },
  { path: 'ads/:id', load: async () => (await import('./ads/AdPage.tsx')).AdPage },
  { path: 'users', load: async () => (await import('./users/UsersPage.tsx')).UsersPage },
  { path: 'users/:id', load: async () => (await import('./users/UserPage.tsx')).UserPage },
  { path: 'moderation', load: async () => (await import('./moderation/ModerationPage.tsx')).ModerationPage },
  { path: 'companies/:id', load: async () => (await import('./companies/CompanyPage.tsx')).CompanyPage },
  { path: 'bans', load: async () => (await import('./bans/BansPage.tsx')).BansPage },
  { path: 'templates', load: async () => (await import('./templates/TemplatesPage.tsx')).TemplatesPage },
  { path: 'payments', load: async () => (await import('./payments/PaymentsPage.tsx')).PaymentsPage },
  { path: 'payments/statements', load: async () => (await import('./payments/StatementsPage.tsx')).StatementsPage },
  { path: 'social-posts', load: async () => (await import('./socialPosts/SocialPostsPage.tsx')).SocialPostsPage },
  { path: 'appeals', load: async () => (await import('./appeals/AppealsPage.tsx')).AppealsPage },
  { path: 'reported-ads', load: async () => (await import('./reportedAds/ReportedAdsPage.tsx')).ReportedAdsPage },
  { path: 'reports', load: async () => (await import('./reports/ReportsPage.tsx')).ReportsPage },
  { path: 'reviews', load: async () => (await import('./reviews/ReviewsPage.tsx')).ReviewsPage },
  { path: 'translations', load: async () => (await import('./translations/TranslationsPage.tsx')).TranslationsPage },
  { path: 'categories', load: async () => (await import('./taxonomy/categories/CategoriesPage.tsx')).CategoriesPage },
  {
    path: 'specifications',
    load: async () => (await import('./taxonomy/specifications/SpecificationsPage.tsx')).SpecificationsPage,
  },
  {
    path: 'specifications/groups',
    load: async () => (await import('./taxonomy/specifications/GroupsPage.tsx')).GroupsPage,
  },
  { path: 'brands', load: async () => (await import('./taxonomy/brands/VehiclePages.tsx')).BrandsPage },
  { path: 'brands/:brand', load: async () => (await import('./taxonomy/brands/VehiclePages.tsx')).ModelsPage },
  { path: 'brands/:brand/:model', load: async () => (await import('./taxonomy/brands/VehiclePages.tsx')).ChassisPage },
  { path: 'service-kinds', load: async () => (await import('./serviceKinds/ServiceKindsPage.tsx')).ServiceKindsPage },
  { path: 'blog', load: async () => (await import('./blog/ArticlesPage.tsx')).ArticlesPage },
  { path: 'blog/categories', load: async () => (await import('./blog/BlogCategoriesPage.tsx')).BlogCategoriesPage },
  { path: 'banners', load: async () => (await import('./banners/BannersPage.tsx')).BannersPage },
  { path: 'banners/calendar', load: async () => (await import('./banners/CalendarPage.tsx')).CalendarPage },
  { path: 'banners/:id', load: async () => (await import('./banners/BannerPage.tsx')).BannerPage },
  { path: 'banners/:id/report', load: async () => (await import('./banners/ReportPage.tsx')).ReportPage },
  { path: 'words', load: async () => (await import('./taxonomy/words/WordsPage.tsx')).WordsPage },
  { path: 'countries', load: async () => (await import('./countries/CountriesPage.tsx')).CountriesPage },
  { path: 'cost-rules', load: async () => (await import('./costRules/CostRulesPage.tsx')).CostRulesPage },
  { path: 'health', load: async () => (await import('./health/HealthPage.tsx')).HealthPage },
  { path: 'audit', load: async () => (await import('./audit/AuditPage.tsx')).AuditPage },
  {
    path: 'specifications/:id',
    load: async () => (await import('./taxonomy/specifications/SpecificationPage.tsx')).SpecificationPage,
    needs: { edit: 'specifications.edit', title: 'specifications' },
  },
  {
    path: 'blog/:id',
    load: async () => (await import('./blog/ArticlePage.tsx')).ArticlePage,
    needs: { edit: 'blog.edit', title: 'blog' },
  },
];
